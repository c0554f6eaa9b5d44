/** The languages of evenings. */
export type EveningLanguage = 'en' | 'es';

/** The words for the facts of a table in a language, as far as parsing needs them. */
interface FactWords {
  /** The words after the name of the player whose turn it is, and of the dealer. */
  readonly inTurn: RegExp;
  readonly deals: RegExp;
  /** The words for a person's presence. A person who is present has none. */
  readonly presence: Readonly<Record<'bot' | 'bot-plays-on' | 'bot-while-away' | 'away', string>>;
  readonly points: RegExp;
  readonly cards: RegExp;
  /** The pattern of the list of cards in a trick, and of the trick's number in the bar. */
  readonly trick: RegExp;
  readonly suits: Readonly<Record<string, string>>;
  readonly ranks: Readonly<Record<string, string>>;
  /** The names of the table's regions. */
  readonly status: string;
  /** The words to the player with a decision. */
  readonly yourTurn: RegExp;
  /** The words in a result once the next game has started. */
  readonly nextIsOn: RegExp;
  /** The words while the connection is lost. The rest of the page is then out of date. */
  readonly lost: RegExp;
}

const FIGURES = { '9': '9', '8': '8', '7': '7', '6': '6', '5': '5', '4': '4', '3': '3', '2': '2' };

/** The words of each language for the facts, written independently of the app's texts. */
export const WORDS: Readonly<Record<EveningLanguage, FactWords>> = {
  en: {
    inTurn: /, to play\b/, deals: /, dealer\b/,
    presence: {
      bot: ', a sensible bot', 'bot-plays-on': ', a bot is playing', 'bot-while-away': ', away; a bot is playing', away: ', away',
    },
    points: /([−-]?\d+) points?\b/, cards: /(\d+) cards?\b/, trick: /\btrick (\d+)/i,
    suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
    ranks: { A: 'ace of', K: 'king of', Q: 'queen of', J: 'jack of', T: '10 of', ...named(FIGURES, (rank) => `${rank} of`) },
    status: 'What to do now', yourTurn: /Your turn/i, nextIsOn: / has started /,
    lost: /Connection lost|The server isn’t responding/,
  },
  es: {
    inTurn: /, con el turno\b/, deals: /, reparte\b/,
    presence: {
      bot: ', un bot sensato', 'bot-plays-on': ', sigue jugando un bot', 'bot-while-away': ', ausente; juega un bot',
      away: ', ausente',
    },
    points: /([−-]?\d+) puntos?\b/, cards: /(\d+) cartas?\b/, trick: /\bbaza (\d+)/i,
    suits: { S: 'picas', H: 'corazones', D: 'diamantes', C: 'tréboles' },
    ranks: {
      A: 'as de', K: 'rey de', Q: 'reina de', J: 'jota de', T: 'diez de', '9': 'nueve de', '8': 'ocho de', '7': 'siete de',
      '6': 'seis de', '5': 'cinco de', '4': 'cuatro de', '3': 'tres de', '2': 'dos de',
    },
    status: 'Lo que toca hacer', yourTurn: /Te toca/i, nextIsOn: / empieza /,
    lost: /Se ha cortado la conexión|El servidor no responde/,
  },
};

function named(figures: Readonly<Record<string, string>>, say: (rank: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(figures).map(([rank, figure]) => [rank, say(figure)]));
}

/** Returns the name of a French card in a language, or null for any other card. */
export function cardName(card: string, language: EveningLanguage): string | null {
  const { ranks, suits } = WORDS[language];
  const [rank, suit] = [ranks[card.charAt(0)], suits[card.charAt(1)]];
  return rank === undefined || suit === undefined || card.length !== 2 ? null : `${rank} ${suit}`;
}
