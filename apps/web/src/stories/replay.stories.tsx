import { bots } from '@chinwag/bots';
import type { ChinchonOptions } from '@chinwag/rules/chinchon';
import type { GameState, Setup, Tagged } from '@chinwag/rules';
import { useState } from 'react';
import type { AnyGameScreen, GameScreen } from '../board/screen.ts';
import { anyGameScreen } from '../board/testing/anyGameScreen.ts';
import { screen as chinchonScreen } from '../games/chinchon/screen.ts';
import { screen as chinkwayScreen } from '../games/chinkway/screen.ts';
import type { RecordedGame } from '../replay/recordedGame.ts';
import { FilePage } from '../replay/FilePage.tsx';
import { ReplayRoom } from '../replay/ReplayRoom.tsx';
import { asHardest } from './asHardest.ts';
import { playedGame } from './playedGame.ts';
import { hardest, NAMES, seated } from './storyTable.tsx';

const SEED = '51'.repeat(32);

function nothing(): void {}

type Recorded = { readonly recorded: RecordedGame; readonly screen: AnyGameScreen };

function recordedBy<Options extends object, State extends GameState, Move extends Tagged, Event extends Tagged>(
  screen: GameScreen<Options, State, Move, Event>,
  bot: Parameters<typeof playedGame<Options, State, Move, Event>>[1],
  setup: Setup<Options>,
): Recorded {
  const events = playedGame(screen.game, bot, setup).map(({ event }) => event);
  const seats = NAMES.slice(0, setup.seats).map((_, seat) => {
    const { name } = asHardest ? hardest(seated(seat), 'spectator') : seated(seat);
    return { kind: 'person', name } as const;
  });
  const story = { gameId: 'story', endedAt: 1_700_000_000_000, ending: 'played' } as const;
  const recorded = { ...story, game: screen.game.id, setup, seats, yourSeat: 0, events };
  return { recorded, screen: anyGameScreen(screen) };
}

function Story({ made }: { readonly made: () => Recorded }) {
  const [{ recorded, screen }] = useState(made);
  return <ReplayRoom recorded={recorded} screen={screen} linked onLeave={nothing} />;
}

const CHINCHON: ChinchonOptions = { deck: '40', ending: 'settle', target: 100, ante: 10, reenlist: 'never' };

const options = { length: 'full', finalDeal: 'reseat', finalDealRequest: 'when-partnered', trickMemory: 'last' } as const;

/** Games that are over, looked at again, and where one is opened from a file. */
export const replayStories = {
  'game-file': () => <FilePage />,
  'replay-chinkway': () => (
    <Story made={() => recordedBy(chinkwayScreen, bots.chinkway.sensible, { seats: 5, owner: 0, options, seed: SEED })} />
  ),
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
