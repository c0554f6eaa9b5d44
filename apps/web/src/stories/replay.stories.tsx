import { type Bot, bots, plainThought, type Review } from '@chinwag/bots';
import type { ChinchonOptions } from '@chinwag/rules/chinchon';
import { type GameState, type Setup, stepsOf, type Tagged } from '@chinwag/rules';
import { type ReactNode, useState } from 'react';
import { GameCards } from '../board/GameCards.tsx';
import type { AnyGameScreen, GameScreen } from '../board/screen.ts';
import { anyGameScreen } from '../board/testing/anyGameScreen.ts';
import { screen as chinchonScreen } from '../games/chinchon/screen.ts';
import { screen as chinkwayScreen } from '../games/chinkway/screen.ts';
import type { RecordedGame } from '../replay/recordedGame.ts';
import { FilePage } from '../replay/FilePage.tsx';
import { Replay } from '../replay/player.ts';
import { playersSeenBy } from '../replay/replayPlayers.ts';
import { ReplayRoom } from '../replay/ReplayRoom.tsx';
import { moveOnScreen } from '../replay/review/moveOnScreen.ts';
import { ReviewBand } from '../replay/review/ReviewBand.tsx';
import { ReviewDialog } from '../replay/review/ReviewDialog.tsx';
import type { ShownMove } from '../replay/review/shownMove.ts';
import { happened } from '../replay/testing/recorded.ts';
import { stateAt } from '../replay/timeline.ts';
import { WhatIfDialog } from '../replay/whatIf/WhatIfDialog.tsx';
import { asHardest } from './asHardest.ts';
import { hardest, NAMES, seated } from './storyTable.tsx';

const SEED = '51'.repeat(32);

function nothing(): void {}

type Recorded = { readonly recorded: RecordedGame; readonly screen: AnyGameScreen };

function recordedBy<Options extends object, State extends GameState, Move extends Tagged, Event extends Tagged>(
  screen: GameScreen<Options, State, Move, Event>,
  bot: Pick<Bot<State, Move>, 'choose'>,
  setup: Setup<Options>,
): Recorded {
  const { game } = screen;
  const steps = stepsOf(game, setup, (state) => {
    const [seat] = game.actors(state);
    return seat === undefined ? null : { seat, move: bot.choose(plainThought(game.hide(state, seat), seat)) };
  });
  const seats = NAMES.slice(0, setup.seats).map((_, seat) => {
    const { name } = asHardest ? hardest(seated(seat), 'spectator') : seated(seat);
    return { kind: 'person', name } as const;
  });
  const story = { gameId: 'story', endedAt: 1_700_000_000_000, ending: 'played' } as const;
  const recorded = { ...story, game: game.id, setup, seats, yourSeat: 0, ...happened(steps) };
  return { recorded, screen: anyGameScreen(screen) };
}

function Story({ made }: { readonly made: () => Recorded }) {
  const [{ recorded, screen }] = useState(made);
  return <ReplayRoom recorded={recorded} screen={screen} linked onLeave={nothing} />;
}

/** A replay at a moment in the middle, with an element beside it. */
function Beside({ made, children }: { readonly made: () => Recorded; readonly children: (replay: Replay) => ReactNode }) {
  const [replay] = useState(() => {
    const { recorded, screen } = made();
    const at = recorded.moves[recorded.moves.length >> 1]?.from ?? 0;
    return new Replay({ recorded, screen, speech: () => 0, schedule: () => nothing, at, eyes: 0 });
  });
  return <GameCards game={replay.recorded.game}>{children(replay)}</GameCards>;
}

/** Returns an invented review: three moves of the first seat, each with a better alternative. */
function madeUpReview({ recorded, timeline, store }: Replay): { readonly review: Review; readonly costly: readonly ShownMove[] } {
  const { screen } = store.getState().game;
  const players = playersSeenBy(recorded, 0);
  const measure = (mean: number) => ({ mean, error: 0.4 });
  const costly = recorded.moves.flatMap(({ seat, move, from }): readonly ShownMove[] => {
    const others = seat === 0 ? screen.game.legalMoves(stateAt(timeline, from), 0) : [];
    const better = others.find((other) => JSON.stringify(other) !== JSON.stringify(move));
    if (better === undefined || move.type !== 'play') return [];
    const at = { timeline, from, seat, players };
    return [{
      from, made: move, better, cost: measure(1.3), betterWorth: measure(0.9), madeWorth: measure(-0.4), worlds: 800, betterIn: 430,
      madeIn: 120, onScreen: { made: moveOnScreen(screen, at, move), better: moveOnScreen(screen, at, better) },
    }];
  }).slice(0, 3);
  return { review: { decided: 64, judged: 51, costly, cards: measure(2.1), play: measure(-3.4) }, costly };
}

function ReviewStory({ replay, inProgress = false }: { readonly replay: Replay; readonly inProgress?: boolean }) {
  const { review, costly } = madeUpReview(replay);
  const state = inProgress
    ? ({ is: 'in-progress', progress: { done: 20, of: 64 } } as const)
    : ({ is: 'made', review, seat: 0 } as const);
  const control = { state, start: nothing, cancel: nothing };
  const shown = replay.store.getState();
  return <ReviewDialog replay={replay} shown={shown} control={control} costly={costly} onGoTo={nothing} onClose={nothing} />;
}

function ReviewedMoveStory() {
  const [{ recorded, screen }] = useState(chinkwayGame);
  const [move] = useState(() => {
    const replay = new Replay({ recorded, screen, speech: () => 0, schedule: () => nothing, at: 0, eyes: 0 });
    return madeUpReview(replay).costly[0];
  });
  if (move === undefined) return null;
  const band = <ReviewBand move={move} number={1} of={3} onStep={nothing} onOpen={nothing} onClose={nothing} />;
  return <ReplayRoom recorded={recorded} screen={screen} linked onLeave={nothing} above={band} />;
}

const CHINCHON: ChinchonOptions = { deck: '40', ending: 'settle', target: 100, ante: 10, reenlist: 'never' };

const options = { length: 'full', finalDeal: 'reseat', finalDealRequest: 'when-partnered', trickMemory: 'last' } as const;

function chinkwayGame(): Recorded {
  return recordedBy(chinkwayScreen, bots.chinkway.sensible, { seats: 5, owner: 0, options, seed: SEED });
}

/** The stories for replays, and for opening a replay from a file. */
export const replayStories = {
  'game-file': () => <FilePage />,
  'replay-chinkway': () => <Story made={chinkwayGame} />,
  'replay-what-if': () => (
    <Beside made={chinkwayGame}>
      {(replay) => <WhatIfDialog replay={replay} shown={replay.store.getState()} onClose={nothing} />}
    </Beside>
  ),
  'replay-review': () => <Beside made={chinkwayGame}>{(replay) => <ReviewStory replay={replay} />}</Beside>,
  'replay-review-in-progress': () => <Beside made={chinkwayGame}>{(replay) => <ReviewStory replay={replay} inProgress />}</Beside>,
  'replay-reviewed-move': () => <ReviewedMoveStory />,
  'replay-chinchon': () => (
    <Story
      made={() =>
        recordedBy(chinchonScreen, bots.chinchon.sensible, {
          seats: 4, owner: 0, options: CHINCHON, seed: SEED,
        })
      }
    />
  ),
};
