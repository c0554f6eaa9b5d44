import type { GameId, LedgerLine } from '@chinwag/rules';
import type { CardCode } from '../language/cardCode.ts';
import { type Message, message } from '../language/message.ts';
import { GameCards } from '../board/GameCards.tsx';
import { peopleAt } from '../board/testing/fixture.ts';
import { SceneDrawn } from '../table/moments/LargeScene.tsx';
import type { Count, SceneOfMoment } from '../table/moments/moments.ts';
import { usePage } from '../ui/page/usePage.ts';
import type { Stories } from './gameStories.ts';

interface SceneStoryProps {
  readonly game: GameId;
  readonly seats?: number;
  readonly scene: SceneOfMoment;
  /** How many lines have been counted; all if left out. */
  readonly counted?: number;
}

/** A scene as it stands over the table, for as long as one looks. */
function SceneStory({ game, seats = 4, scene, counted = 9 }: SceneStoryProps) {
  usePage('A big moment', game);
  return (
    <main className="large-scene">
      <GameCards game={game}>
        <SceneDrawn scene={scene} game={game} people={peopleAt(seats, 1)} counted={counted} />
      </GameCards>
    </main>
  );
}

function moment(title: Message, cards: string, ...by: readonly number[]): SceneOfMoment {
  return { kind: 'moment', title, by, cards: cards.split(' ') satisfies readonly CardCode[] };
}

function line(rule: string, ...amounts: readonly number[]): LedgerLine {
  return { reason: 'any', rule, of: 'score', amounts };
}

const COUNT: Count = {
  from: [6, -11, 0, 5],
  lines: [line('CP2.2', -2, -3, -2, -2), line('CP6.5', 4, -4, 0, 0), line('CP6.2', 0, 1, -1, 0), line('CP4.1', 0, 10, -10, 0)],
  standings: [
    { seat: 0, place: 1, score: 8 }, { seat: 3, place: 2, score: 3 },
    { seat: 1, place: 3, score: -7 }, { seat: 2, place: 4, score: -13 },
  ],
};

/** The big moments of the games, each as it is seen. */
export const momentStories: Stories = {
  'moment-chinkway': () => (
    <SceneStory game="chinkway" seats={5} scene={moment(message('moments.chinkway.quest'), '4S TH 6H QD 8C', 1, 3)} />
  ),
  'moment-chinchon': () => (
    <SceneStory game="chinchon" scene={moment(message('moments.chinchon.chinchon'), '5O 6O 7O 10O 3C 3E 3B', 2)} />
  ),
  'moment-chinaso': () => (
    <SceneStory game="chinaso" scene={moment(message('moments.chinaso.chinaso'), '9S 9H 9C KS KD X1 4H 5H 6H 7H 8H', 0)} />
  ),
  'moment-chapanka': () => <SceneStory game="chapanka" scene={moment(message('moments.chapanka.made'), 'AS KS QS 9S', 1)} />,
  'moment-kinal': () => <SceneStory game="chapanka" scene={moment(message('moments.chapanka.kinal'), 'JH', 3)} />,
  'moment-chanoyu': () => (
    <SceneStory game="chanoyu" scene={moment(message('moments.chanoyu.row'), 'AH 2S KD 4C X1 6H 7D QS 9C TH', 2)} />
  ),
  'moment-deal': () => <SceneStory game="chapanka" scene={{ kind: 'deal', number: 4, ...COUNT }} counted={2} />,
  'moment-over': () => <SceneStory game="chapanka" scene={{ kind: 'over', ...COUNT }} />,
};
