import type { GameState, Tagged } from '@chinwag/rules';
import type { CardCode, Pack } from '../kit/cards/cardCode.ts';
import { loadSpanishPack } from '../kit/cards/loadSpanishPack.ts';
import type { Room } from '../kit/cards/CardBack.tsx';
import type { AnyGameScreen, GameScreen } from './board.ts';

/** A game of the house, as home shows it. Its id names its cloth and its back as well. */
export interface CatalogueEntry {
  readonly id: Room;
  readonly title: string;
  /** '5 players', '2 to 7'. */
  readonly seats: string;
  /** What it is, in a few words. */
  readonly blurb: string;
  /** One sentence more, where there is room. */
  readonly more: string;
  /** The card that lies on its back. */
  readonly card: CardCode;
  readonly pack: Pack;
  /** Loads the game's screen. */
  readonly load: () => Promise<AnyGameScreen>;
  /** Loads the text of its rules, as the documentation has it. */
  readonly rules: () => Promise<{ readonly default: string }>;
}

/** The five games, in the order in which they hang. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    id: 'chinkway',
    title: 'Chinkway',
    seats: '5 players',
    blurb: 'Tricks, a Quest, partners that change',
    more: 'Fill five demands before the other sides do.',
    card: 'QS',
    pack: 'french',
    load: async () => anyGameScreen((await import('./chinkway/index.ts')).screen),
    rules: () => import('../../../../docs/rules/chinkway.md?raw'),
  },
  {
    id: 'chinaso',
    title: 'Chinaso',
    seats: '2 to 7',
    blurb: 'Rummy in seven hands, seven contracts',
    more: 'Buy what the others throw away.',
    card: '7H',
    pack: 'french',
    load: async () => anyGameScreen((await import('./chinaso/index.ts')).screen),
    rules: () => import('../../../../docs/rules/chinaso.md?raw'),
  },
  {
    id: 'chinchon',
    title: 'Chinchón',
    seats: '2 to 8',
    blurb: 'Quick Spanish rummy, last one in wins',
    more: 'Close when you dare.',
    card: '11C',
    pack: 'spanish',
    load: async () => {
      const [{ screen }] = await Promise.all([import('./chinchon/index.ts'), loadSpanishPack()]);
      return anyGameScreen(screen);
    },
    rules: () => import('../../../../docs/rules/chinchon.md?raw'),
  },
  {
    id: 'chapanka',
    title: 'Chapanka',
    seats: '4 players',
    blurb: 'Dodge the tricks, or take every one',
    more: 'Old Polish rules, and a jack worth fearing.',
    card: 'JH',
    pack: 'french',
    load: async () => anyGameScreen((await import('./chapanka/index.ts')).screen),
    rules: () => import('../../../../docs/rules/chapanka.md?raw'),
  },
  {
    id: 'chanoyu',
    title: 'Chanoyu',
    seats: '3 to 5',
    blurb: 'Win tricks, build a row of ten places',
    more: 'Nobody may be left too far behind.',
    card: 'X1',
    pack: 'french',
    load: async () => anyGameScreen((await import('./chanoyu/index.ts')).screen),
    rules: () => import('../../../../docs/rules/chanoyu.md?raw'),
  },
];

/** The catalogue's entry for a game, or null for a game the house does not have. */
export function catalogued(game: string): CatalogueEntry | null {
  return CATALOGUE.find(({ id }) => id === game) ?? null;
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

const screens = new Map<string, Promise<AnyGameScreen>>();

/** A game's screen, loaded once. Rejects if it cannot be loaded, or if there is no such game. */
export function loadScreen(game: string): Promise<AnyGameScreen> {
  const loaded = screens.get(game);
  if (loaded !== undefined) return loaded;
  const load = catalogued(game)?.load ?? (() => Promise.reject(new Error(`No screen for the game "${game}".`)));
  const loading = load();
  screens.set(game, loading);
  loading.catch(() => screens.delete(game));
  return loading;
}
