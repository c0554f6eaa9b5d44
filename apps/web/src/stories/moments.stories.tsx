import type { GameId, LedgerLine } from '@chinwag/rules';
import type { CardCode } from '../language/cardCode.ts';
import { type Message, message } from '../language/message.ts';
import { GameCards } from '../board/GameCards.tsx';
import type { People } from '../board/people.ts';
import { peopleAt } from '../board/testing/fixture.ts';
import { SceneDrawn } from '../table/moments/LargeScene.tsx';
import type { Count, CountedLine, SceneOfMoment } from '../table/moments/moments.ts';
import { usePage } from '../ui/page/usePage.ts';
import { asHardest } from './asHardest.ts';
import { FilmStrip } from './FilmStrip.tsx';
import type { Stories } from './gameStories.ts';
import { hardest, seated } from './storyTable.tsx';

/** A scene of a game, and the number of players. */
interface StoryScene {
  readonly game: GameId;
  readonly seats: number;
  readonly scene: SceneOfMoment;
}

function moment(game: GameId, seats: number, title: Message, cards: string, ...by: readonly number[]): StoryScene {
  return { game, seats, scene: { kind: 'moment', title, by, cards: codes(cards) } };
}

function codes(cards: string): readonly CardCode[] {
  return cards.split(' ') satisfies readonly CardCode[];
}

/** Returns a line of a ledger. `cards` are by seat, `''` for none. */
function line(rule: string, amounts: readonly number[], cards: readonly string[] = []): CountedLine {
  const ledger: LedgerLine = { reason: 'any', rule, of: 'score', amounts };
  return { ...ledger, cards: cards.map((held) => (held === '' ? [] : codes(held))) };
}

/** Returns the count of these lines, starting from these scores. */
function countOf(best: 'most' | 'fewest', from: readonly number[], ...lines: readonly CountedLine[]): Count {
  const scores = from.map((score, seat) => lines.reduce((sum, { amounts }) => sum + (amounts[seat] ?? 0), score));
  const sign = best === 'most' ? -1 : 1;
  const order = scores.map((score, seat) => ({ seat, score })).toSorted((a, b) => sign * (a.score - b.score));
  return { from, lines, standings: order.map((standing, at) => ({ ...standing, place: at + 1 })) };
}

const OF_CHAPANKA = countOf(
  'most',
  [6, -11, 0, 5],
  line('CP2.2', [-2, -3, -2, -2]),
  line('CP6.5', [4, -4, 0, 0]),
  line('CP6.2', [0, 1, -1, 0], ['', 'JH', 'JH', '']),
  line('CP4.1', [0, 10, -10, 0]),
);

/** The cards left with seven players at a table of Chinaso, the game with the most cards and players. */
const OF_CHINASO = countOf(
  'fewest',
  [40, 15, 0, 22, 61, 9, 30],
  line('CS6.1', [120, 0, 65, 20, 5, 33, 47], [
    'AS AH AD X1 KS KH KD QS QH JD TC TS 9H 8D 7C 6S 5H 4D 3C 2S 2H 3D', '', 'KH KD QS X2', 'TH TD', '5C', 'AS 8H TD',
    'X1 TS 7H 5D',
  ]),
);

/** The games' big moments, and the scenes at the end of a deal and of a game, by name. */
const SCENES: Readonly<Record<string, StoryScene>> = {
  chinkway: moment('chinkway', 5, message('moments.chinkway.quest'), '4S TH 6H QD 8C', 1, 3),
  chinchon: moment('chinchon', 4, message('moments.chinchon.chinchon'), '5O 6O 7O 10O 3C 3E 3B', 2),
  chinaso: moment('chinaso', 4, message('moments.chinaso.chinaso'), '9S 9H 9C KS KD X1 4H 5H 6H 7H 8H', 0),
  chapanka: moment('chapanka', 4, message('moments.chapanka.made'), 'AS KS QS 9S', 1),
  kinal: moment('chapanka', 4, message('moments.chapanka.kinal'), 'JH', 3),
  chanoyu: moment('chanoyu', 4, message('moments.chanoyu.row'), 'AH 2S KD 4C X1 6H 7D QS 9C TH', 2),
  deal: { game: 'chapanka', seats: 4, scene: { kind: 'deal', number: 4, ...OF_CHAPANKA } },
  hand: { game: 'chinaso', seats: 7, scene: { kind: 'deal', number: 5, ...OF_CHINASO } },
  over: { game: 'chapanka', seats: 4, scene: { kind: 'over', ...OF_CHAPANKA } },
};

function peopleOf({ seats }: StoryScene): People {
  const people = peopleAt(seats, 1);
  if (!asHardest) return people;
  const named = people.players.map((player) => ({ ...player, name: hardest(seated(player.seat), 'spectator').name }));
  return { ...people, players: named };
}

/** A scene over the table, shown while the page is open. */
function SceneStory({ of }: { readonly of: StoryScene }) {
  const { game, scene } = of;
  usePage('A big moment', game);
  const counted = scene.kind === 'moment' ? 0 : scene.kind === 'deal' ? Math.min(3, scene.lines.length) : scene.lines.length;
  return (
    <main className="large-scene">
      <GameCards game={game}>
        <SceneDrawn scene={scene} game={game} people={peopleOf(of)} counted={counted} />
      </GameCards>
    </main>
  );
}

/** A scene from start to end, as six pictures of the window. */
function FilmStory({ of }: { readonly of: StoryScene }) {
  usePage('A big moment', of.game);
  return <FilmStrip scene={of.scene} game={of.game} people={peopleOf(of)} />;
}

/** The stories for each scene and for its course in six frames. */
export const momentStories: Stories = Object.fromEntries(
  Object.entries(SCENES).flatMap(([name, scene]) => [
    [`moment-${name}`, () => <SceneStory of={scene} />],
    [`film-${name}`, () => <FilmStory of={scene} />],
  ]),
);
