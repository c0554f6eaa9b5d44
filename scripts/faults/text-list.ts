import type { LanguageId } from '../../apps/web/src/language/languages.ts';

/** A plausible mistake in one text of a catalogue, and the complaint that the language check must make. */
export interface TextFault {
  /** The consequence for the reader. */
  readonly fault: string;
  readonly language: LanguageId;
  /** The full key of the message. */
  readonly key: string;
  /** The part of the text to replace, which occurs once. */
  readonly replaced: string;
  readonly by: string;
  /** A part of the expected complaint. */
  readonly complaint: string;
}

/** Mistakes in texts, each of which `npm run languages -- --check` must report. */
export const TEXT_FAULTS: readonly TextFault[] = [
  {
    fault: 'Polish has no words for 2, 3 and 4 cards in the stock.',
    language: 'pl', key: 'chinchon.stock-holds',
    replaced: 'few {', by: '=99 {',
    complaint: 'has no few',
  },
  {
    fault: 'One point is called points.',
    language: 'en', key: 'chinchon.closed-with',
    replaced: 'one {{points} point} ', by: '',
    complaint: 'has no one',
  },
  {
    fault: 'Polish counts persons as English does.',
    language: 'pl', key: 'games.players',
    replaced: ' many {{count} osób}', by: '',
    complaint: 'has no many',
  },
  {
    fault: 'Nobody reads how many counters the winner has, if there are few.',
    language: 'es', key: 'chapanka.wins',
    replaced: 'other {{count} fichas}', by: 'other {fichas}',
    complaint: 'not in other',
  },
  {
    fault: 'Of five players it is not said that they are five.',
    language: 'pl', key: 'games.players',
    replaced: 'many {{count} osób}', by: 'many {sporo osób}',
    complaint: 'not in many',
  },
  {
    fault: 'Before which card another goes is said in one way for both ends.',
    language: 'pl', key: 'chinchon.place',
    replaced: ' after {za {rank, rank, ins}}', by: '',
    complaint: 'the choice by "side"',
  },
  {
    fault: 'A deal that is closed with a Chinchón reads like any other.',
    language: 'es', key: 'chinchon.closes',
    replaced: 'chinchon { con chinchón} other {}', by: 'chinchón { con chinchón} other {}',
    complaint: 'the choice by "how"',
  },
  {
    fault: 'A player who closes reads of themselves as of somebody else.',
    language: 'pl', key: 'chinchon.closed-with',
    replaced: 'you {Zamykasz} other', by: 'one {Zamyka {who}} other',
    complaint: 'the choice by "who"',
  },
  {
    fault: 'It is not said with how many points the lead is held, in Spanish alone.',
    language: 'es', key: 'chapanka.score.leads',
    replaced: 'con {score}, ', by: '',
    complaint: 'leaves out score',
  },
  {
    fault: 'The price of a buy is another in Polish.',
    language: 'pl', key: 'chinaso.your-buy',
    replaced: '2 karty', by: '3 karty',
    complaint: 'leaves out 2',
  },
  {
    fault: 'A button has no words.',
    language: 'es', key: 'ui.close',
    replaced: 'Cerrar', by: '',
    complaint: 'it is empty',
  },
  {
    fault: 'Nothing stands above the list of hands of a whole game.',
    language: 'pl', key: 'chinaso.hands-of',
    replaced: 'other {Siedem rozdań}', by: 'other {}',
    complaint: 'it is empty in the case length other',
  },
  {
    fault: 'A button stayed English.',
    language: 'es', key: 'ui.close',
    replaced: 'Cerrar', by: 'Close',
    complaint: 'what English says',
  },
  {
    fault: 'One case of a text stayed English.',
    language: 'pl', key: 'result.keepsake-deal',
    replaced: 'round {Runda}', by: 'round {Round}',
    complaint: 'what English says',
  },
  {
    fault: 'A straight apostrophe stands in a lesson.',
    language: 'en', key: 'lessons.chanoyu.help',
    replaced: 'else’s', by: "else''s",
    complaint: 'straight apostrophe',
  },
  {
    fault: 'Polish quotes as English does.',
    language: 'pl', key: 'devices.type',
    replaced: '„{preferences}”', by: '“{preferences}”',
    complaint: 'quotation marks are not',
  },
  {
    fault: 'A Spanish text has straight quotation marks.',
    language: 'es', key: 'fairness.title',
    replaced: 'esta partida', by: '"esta partida"',
    complaint: 'straight quotation mark',
  },
  {
    fault: 'A Spanish question does not open.',
    language: 'es', key: 'chinaso.will-you-buy',
    replaced: '¿', by: '',
    complaint: 'not opened',
  },
  {
    fault: 'A Spanish exclamation does not open.',
    language: 'es', key: 'chat.phrase.well-played',
    replaced: '¡', by: '',
    complaint: 'not opened',
  },
  {
    fault: 'Spanish says usted.',
    language: 'es', key: 'call.missed',
    replaced: 'Te tocaba mientras mirabas', by: 'Le tocaba a usted mientras miraba',
    complaint: 'usted',
  },
  {
    fault: 'Polish says Pan and Pani.',
    language: 'pl', key: 'pages.pitch',
    replaced: 'Wybierz grę, wyślij link i graj.', by: 'Niech Pani wybierze grę.',
    complaint: 'Pani',
  },
  {
    fault: 'The winner is a man.',
    language: 'pl', key: 'result.wins',
    replaced: 'you {Wygrywasz.}', by: 'you {Wygrałeś.}',
    complaint: 'Wygrałeś',
  },
  {
    fault: 'Polish speaks of a man who closed.',
    language: 'pl', key: 'chinchon.closed-with',
    replaced: 'other {Zamyka {who}}', by: 'other {{who} zamknął}',
    complaint: 'zamknął',
  },
  {
    fault: 'Spanish has a winner who is a man.',
    language: 'es', key: 'chinaso.no-hand-over',
    replaced: 'gana quien tenga menos puntos', by: 'el ganador es quien tenga menos puntos',
    complaint: 'ganador',
  },
  {
    fault: 'English speaks of a man.',
    language: 'en', key: 'chinchon.lot-out',
    replaced: 'Knocked out', by: 'He is knocked out',
    complaint: 'He',
  },
  {
    fault: 'Seven hands are promised at a table of three.',
    language: 'en', key: 'chinaso.no-hand-over',
    replaced: '{deals} hands', by: '7 hands',
    complaint: 'the option "length"',
  },
  {
    fault: 'Seven hands are promised in letters.',
    language: 'pl', key: 'games.chinaso.blurb',
    replaced: 'w każdym rozdaniu inny kontrakt', by: 'siedem rozdań, siedem kontraktów',
    complaint: 'the option "length"',
  },
  {
    fault: 'A hundred points are the limit, whatever the table plays to.',
    language: 'es', key: 'chinchon.none-over',
    replaced: 'Quien llega a {target} queda fuera.', by: 'Quien llega a {target} (100 puntos) queda fuera.',
    complaint: 'the option "target"',
  },
  {
    fault: 'Two who can buy first are spoken of as one.',
    language: 'es', key: 'chinaso.named-first',
    replaced: 'antes {who, select, one {puede} other {pueden}} comprar: {who}', by: 'antes puede comprar: {who}',
    complaint: 'may be several people',
  },
];

/** A plausible mistake in the app's code, and the complaint that the language check must make. */
export interface CodeFault {
  readonly fault: string;
  /** The mistaken code. */
  readonly code: string;
  readonly complaint: string;
}

/** Mistakes in code that change a catalogue's text. */
export const CODE_FAULTS: readonly CodeFault[] = [
  {
    fault: 'A word is made small to stand in a sentence, which German or a name would not bear.',
    code: "const words = say(option.label);\nconst inside = words.charAt(0).toLocaleLowerCase() + words.slice(1);",
    complaint: 'the case of letters',
  },
  {
    fault: 'A heading is made of capitals.',
    code: "const Heading = () => <h2>{say('table.rules').toUpperCase()}</h2>;",
    complaint: 'the case of letters',
  },
  {
    fault: 'A full stop is put behind a text.',
    code: "const sentence = `${say('chinaso.down')}.`;",
    complaint: 'puts texts together',
  },
  {
    fault: 'A name is put before a verb.',
    code: "const text = name + say('chinaso.says-yes');",
    complaint: 'puts texts together',
  },
  {
    fault: 'A list is strung together with commas, in every language.',
    code: "const list = things.map((thing) => say(thing)).join(', ');",
    complaint: 'puts texts together',
  },
];
