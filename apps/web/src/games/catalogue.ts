import type { GameId, GameState, Tagged } from '@chinwag/rules';
import { seats as chanoyuSeats } from '@chinwag/rules/chanoyu/seats';
import { seats as chapankaSeats } from '@chinwag/rules/chapanka/seats';
import { seats as chinasoSeats } from '@chinwag/rules/chinaso/seats';
import { seats as chinchonSeats } from '@chinwag/rules/chinchon/seats';
import { seats as chinkwaySeats } from '@chinwag/rules/chinkway/seats';
import { seats as slobberhannesSeats } from '@chinwag/rules/slobberhannes/seats';
import type { ReactNode } from 'react';
import type { CardCode, Pack } from '../language/cardCode.ts';
import type { JokerName } from '../language/grammar/grammar.ts';
import type { Look } from '../ui/look.ts';
import type { Pictures } from '../board/introduction/pictures.ts';
import type { LanguageId } from '../language/languages.ts';
import { type Message, message } from '../language/message.ts';
import { look as chanoyuLook } from './chanoyu/look.tsx';
import { look as chapankaLook } from './chapanka/look.tsx';
import { look as chinasoLook } from './chinaso/look.tsx';
import { look as chinchonLook } from './chinchon/look.tsx';
import { look as chinkwayLook } from './chinkway/look.tsx';
import { look as slobberhannesLook } from './slobberhannes/look.tsx';
import type { AnyGameScreen, GameScreen } from '../board/screen.ts';

/** What a game is made of, in its own words. */
export type GameUnit = 'deal' | 'hand' | 'round';

/** All that the house must be told about a game to show it. */
interface Shown {
  readonly title: string;
  /** How many may play: the rules' own numbers. */
  readonly seats: { readonly min: number; readonly max: number };
  /** What it is, in a few words. */
  readonly blurb: Message;
  /** One sentence more, where there is room. */
  readonly more: Message;
  /** Whether it hangs at home, or is there as an example for whoever brings a game in. */
  readonly shelf: 'home' | 'example';
  /** The card that lies on its back. */
  readonly card: CardCode;
  readonly pack: Pack;
  /** What its jokers are called, where they have a name of their own. */
  readonly jokers?: JokerName;
  readonly look: Look;
  /** What it is made of, and scored by; deals if left out. */
  readonly unit?: GameUnit;
  /** What the numbers of its rules begin with: the `CW` of `CW4.2`. */
  readonly rulePrefix: string;
  /** The words of it that hardly anybody knows, each with the rule that tells of it; what they mean is said in `terms/messages`. */
  readonly terms: Readonly<Record<string, string>>;
  /** Loads the text of its rules in each language, as the documentation has it. */
  readonly rules: Readonly<Record<LanguageId, () => Promise<{ readonly default: string }>>>;
  /** Loads the three pictures that are shown of it before its first card. */
  readonly pictures: () => Promise<{ readonly pictures: Pictures }>;
  /** Loads the game's screen. */
  readonly load: () => Promise<AnyGameScreen>;
}

/** A game of the house. Its id names its room as well. */
export interface CatalogueEntry extends Shown {
  readonly id: GameId;
}

/** Pictures of a game at moments of it, by the names they have in the story book. Each is drawn without a server. */
export type Stories = Readonly<Record<string, () => ReactNode>>;

const CATALOGUE = {
  chinkway: {
    title: 'Chinkway',
    seats: chinkwaySeats,
    blurb: message('games.chinkway.blurb'),
    more: message('games.chinkway.more'),
    shelf: 'home',
    card: 'QS',
    pack: 'french',
    look: chinkwayLook,
    rulePrefix: 'CW',
    terms: { quest: 'CW3.4', demand: 'CW1.2' },
    rules: {
      en: () => import('../../../../docs/rules/chinkway.md?raw'),
      es: () => import('../../../../docs/rules/es/chinkway.md?raw'),
      pl: () => import('../../../../docs/rules/pl/chinkway.md?raw'),
    },
    pictures: () => import('./chinkway/introduction.tsx'),
    load: async () => anyGameScreen((await import('./chinkway/index.ts')).screen),
  },
  chinaso: {
    title: 'Chinaso',
    seats: chinasoSeats,
    blurb: message('games.chinaso.blurb'),
    more: message('games.chinaso.more'),
    shelf: 'home',
    card: '7H',
    pack: 'french',
    look: chinasoLook,
    unit: 'hand',
    rulePrefix: 'CS',
    terms: { contract: 'CS3.1', buy: 'CS5.3' },
    rules: {
      en: () => import('../../../../docs/rules/chinaso.md?raw'),
      es: () => import('../../../../docs/rules/es/chinaso.md?raw'),
      pl: () => import('../../../../docs/rules/pl/chinaso.md?raw'),
    },
    pictures: () => import('./chinaso/introduction.tsx'),
    load: async () => anyGameScreen((await import('./chinaso/index.ts')).screen),
  },
  chinchon: {
    title: 'Chinchón',
    seats: chinchonSeats,
    blurb: message('games.chinchon.blurb'),
    more: message('games.chinchon.more'),
    shelf: 'home',
    card: '11C',
    pack: 'spanish',
    look: chinchonLook,
    rulePrefix: 'CH',
    terms: { close: 'CH5.1', chinchon: 'CH5.2' },
    rules: {
      en: () => import('../../../../docs/rules/chinchon.md?raw'),
      es: () => import('../../../../docs/rules/es/chinchon.md?raw'),
      pl: () => import('../../../../docs/rules/pl/chinchon.md?raw'),
    },
    pictures: () => import('./chinchon/introduction.tsx'),
    load: async () => anyGameScreen((await import('./chinchon/index.ts')).screen),
  },
  chapanka: {
    title: 'Chapanka',
    seats: chapankaSeats,
    blurb: message('games.chapanka.blurb'),
    more: message('games.chapanka.more'),
    shelf: 'home',
    card: 'JH',
    pack: 'french',
    look: chapankaLook,
    rulePrefix: 'CP',
    terms: { talon: 'CP2.3', kinal: 'CP1.1', party: 'CP4.1', chapanka: 'CP5.1', pancerola: 'CP7.1' },
    rules: {
      en: () => import('../../../../docs/rules/chapanka.md?raw'),
      es: () => import('../../../../docs/rules/es/chapanka.md?raw'),
      pl: () => import('../../../../docs/rules/pl/chapanka.md?raw'),
    },
    pictures: () => import('./chapanka/introduction.tsx'),
    load: async () => anyGameScreen((await import('./chapanka/index.ts')).screen),
  },
  chanoyu: {
    title: 'Chanoyu',
    seats: chanoyuSeats,
    blurb: message('games.chanoyu.blurb'),
    more: message('games.chanoyu.more'),
    shelf: 'home',
    card: 'X1',
    pack: 'french',
    jokers: 'tsukumogami',
    look: chanoyuLook,
    unit: 'round',
    rulePrefix: 'CN',
    terms: { tsukumogami: 'CN5.4', 'tea-host': 'CN2.1' },
    rules: {
      en: () => import('../../../../docs/rules/chanoyu.md?raw'),
      es: () => import('../../../../docs/rules/es/chanoyu.md?raw'),
      pl: () => import('../../../../docs/rules/pl/chanoyu.md?raw'),
    },
    pictures: () => import('./chanoyu/introduction.tsx'),
    load: async () => anyGameScreen((await import('./chanoyu/index.ts')).screen),
  },
  slobberhannes: {
    title: 'Slobberhannes',
    seats: slobberhannesSeats,
    blurb: message('games.slobberhannes.blurb'),
    more: message('games.slobberhannes.more'),
    shelf: 'example',
    card: 'QC',
    pack: 'french',
    look: slobberhannesLook,
    rulePrefix: 'SL',
    terms: { 'bad-point': 'SL4.1' },
    rules: {
      en: () => import('../../../../docs/rules/slobberhannes.md?raw'),
      es: () => import('../../../../docs/rules/es/slobberhannes.md?raw'),
      pl: () => import('../../../../docs/rules/pl/slobberhannes.md?raw'),
    },
    pictures: () => import('./slobberhannes/introduction.tsx'),
    load: async () => anyGameScreen((await import('./slobberhannes/index.ts')).screen),
  },
} as const satisfies Record<GameId, Shown>;

/** The stories of each game, for the story book; there is none in what is built. */
export const STORIES = import.meta.env.PROD
  ? {}
  : ({
      chinkway: async () => (await import('./chinkway/stories.tsx')).chinkwayStories,
      chinaso: async () => (await import('./chinaso/stories.tsx')).chinasoStories,
      chinchon: async () => (await import('./chinchon/stories.tsx')).chinchonStories,
      chapanka: async () => (await import('./chapanka/stories.tsx')).chapankaStories,
      chanoyu: async () => (await import('./chanoyu/stories.tsx')).chanoyuStories,
      slobberhannes: async () => (await import('./slobberhannes/stories.tsx')).slobberhannesStories,
    } as const satisfies Record<GameId, () => Promise<Stories>>);

/** All the games there are, in the order in which they hang. */
export const GAMES: readonly CatalogueEntry[] = Object.entries<Shown>(CATALOGUE).map(([id, shown]) => ({
  id: id as GameId,
  ...shown,
}));

/** The games that hang at home. */
export const AT_HOME: readonly CatalogueEntry[] = GAMES.filter(({ shelf }) => shelf === 'home');

/** The catalogue's entry for a game, or null for a game the house does not have. */
export function catalogued(game: string): CatalogueEntry | null {
  return GAMES.find(({ id }) => id === game) ?? null;
}

/** What a game is made of: its deals, unless it calls them something else. */
export function unitOf(game: string): GameUnit {
  return catalogued(game)?.unit ?? 'deal';
}

/**
 * A game's screen for the table around it, which hands each screen nothing but the states, moves and events of the
 * screen's own game.
 */
export function anyGameScreen<Options extends object, State extends GameState, Move extends Tagged, Event extends Tagged>(
  screen: GameScreen<Options, State, Move, Event>,
): AnyGameScreen {
  return screen as unknown as AnyGameScreen;
}

/** The game that a rule's number belongs to: Chinkway for `CW4.2`; null for a number of none. */
export function gameOfRule(rule: string): CatalogueEntry | null {
  return GAMES.find(({ rulePrefix }) => rule.startsWith(rulePrefix)) ?? null;
}

/** How many may play a game: `5 players.`, `2 to 7 players.` */
export function playersInWords({ min, max }: CatalogueEntry['seats']): Message {
  return min === max ? message('games.players', { count: min }) : message('games.players-from-to', { min, max });
}
