import { type ListedTable, refusal, type Said, type Sight, tableCodeSchema, type Tally } from '@chinwag/protocol';
import type { Result } from '@chinwag/rules';
import { useState } from 'react';
import { useRefusalWords } from '../board/refusalWords.ts';
import { anyGameScreen } from '../board/testing/anyGameScreen.ts';
import { screen } from '../games/chinkway/screen.ts';
import type { GameOnTable } from '../session/gameSession.ts';
import { playersAt } from '../session/players.ts';
import type { ConnectionStatus } from '../session/status.ts';
import { Button } from '../ui/Button.tsx';
import { Invite } from '../pages/InvitePage.tsx';
import { YourTables } from '../pages/yourTables/YourTables.tsx';
import { Chat } from '../table/chat/Chat.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ClosedTable } from '../table/ClosedTable.tsx';
import { GameChoiceDialog } from '../table/gameChoice/GameChoiceDialog.tsx';
import { GatheringRoom } from '../table/gathering/GatheringRoom.tsx';
import { Notice } from '../table/Notice.tsx';
import { KeysDialog } from '../table/play/keys/KeysDialog.tsx';
import { HeldResult, type HeldResultProps } from '../table/result/HeldResult.tsx';
import { ResultRoom } from '../table/result/ResultRoom.tsx';
import { TallySheet } from '../table/tally/TallySheet.tsx';
import { TableBands, type TableBandsProps } from '../table/TableBands.tsx';
import { useTable } from '../table/tableContext.ts';
import { TableMenu } from '../table/TableMenu.tsx';
import { storyGame } from '../games/chinkway/storyGames.ts';
import { KeepsakePicture } from './KeepsakePicture.tsx';
import { onTable } from './onTable.ts';
import { StoryPage } from './StoryPage.tsx';
import { eightTally, friendsTally, TALLY_NOW } from './tallies.ts';
import {
  botAt, guestNamed, NAMES, openSeat, seated, type StoryChange, StoryTable, storyTable, type StoryTableProps,
} from './storyTable.tsx';

const chinkwayScreen = anyGameScreen(screen);

const halfFull = storyTable({ seats: [seated(0), seated(1), seated(2), openSeat(3), openSeat(4)] });

const full = storyTable({
  seats: [seated(0), seated(1, { connected: false }), seated(2), botAt(3, 'Ada'), botAt(4, 'Bruno')],
  spectators: [{ person: guestNamed('Iker'), name: 'Iker', connected: true, joins: false, badge: 42 }],
});

const PLAYING = { status: 'playing', gameId: 'g1' } as const;
const playing = storyTable(PLAYING);

function Gathering({ table = halfFull, you = 'Marta' }: { table?: typeof halfFull; you?: 'Marta' | 'Tomek' | 'Iker' }) {
  return (
    <StoryTable table={table} you={you}>
      <GatheringRoom title="Chinkway" screen={chinkwayScreen} />
    </StoryTable>
  );
}

const SHOWN: StoryChange = {
  settings: { watching: 'one-seat' },
  seats: playing.seats.with(1, seated(1, { showsHand: true })).with(4, botAt(4, 'Bruno')),
};

/** The messages about spectators, each with the viewer, the differences of the table, and how the viewer sees the game. */
const WATCHING: readonly (readonly [string, 'Iker' | 'Marta' | 'Tomek', StoryChange, Sight])[] = [
  ['Watching', 'Iker', {}, 'public'],
  ['Watching one hand, at a table with a bot', 'Iker', SHOWN, 'one-seat'],
  ['Watching without hands', 'Iker', SHOWN, 'public'],
  ['Watching a deal later', 'Iker', { settings: { watching: 'all-hands-later' } }, 'all-hands-later'],
  ['One’s own hand is open', 'Tomek', SHOWN, 'own-seat'],
  ['Somebody else’s hand is open', 'Marta', SHOWN, 'own-seat'],
  ['All are asked for their hands', 'Marta', { ...SHOWN, settings: { watching: 'all-hands' } }, 'own-seat'],
];

/** The gathering room of a game with a choice of seats, with the most seats possible. */
function GatheringSeven() {
  const { game } = chinkwayScreen;
  const seats = [...halfFull.seats, openSeat(5), openSeat(6)];
  return (
    <StoryTable table={{ ...halfFull, seats }}>
      <GatheringRoom title="Chinkway" screen={{ ...chinkwayScreen, game: { ...game, seats: { min: 2, max: 7 } } }} />
    </StoryTable>
  );
}

/** Returns the changes for a table in the middle of a game, with further differences. */
function inGame(change: StoryChange) {
  return storyTable({ ...PLAYING, ...change });
}

const AWAY = { connected: false };

/** The bands above the table: the state of the table and the connection, the viewer, and how the viewer sees the game. */
const PINNED: readonly (readonly [title: string, at: Partial<StoryTableProps>, bands?: TableBandsProps])[] = [
  ['Dropped a moment ago', { status: { name: 'reconnecting', attempt: 2 } }],
  ['The server is away', { status: { name: 'restarting', attempt: 3, retryAt: performance.now() + 4000 } }],
  ['No network', { status: { name: 'offline' } }],
  ['Somebody is away, seen by the host', { table: inGame({ seats: playing.seats.with(1, seated(1, AWAY)) }) }, { pending: [1] }],
  [
    'Two are away, seen by a guest',
    {
      you: 'Owen',
      table: inGame({ settings: { standIn: 'never' }, seats: playing.seats.with(1, seated(1, AWAY)).with(2, seated(2, AWAY)) }),
    },
    { pending: [3] },
  ],
  [
    'Somebody requests entry, the former host is back, somebody thinks for long',
    {
      table: inGame({
        formerHost: guestNamed('Owen'),
        entryRequests: [{ person: guestNamed('Iker'), name: 'Iker Aguirre Zubizarreta' }],
        seats: playing.seats.with(1, seated(1, { slow: true, agreed: 1 })),
      }),
    },
  ],
  ['A bot plays for you', { you: 'Tomek', table: inGame({ seats: playing.seats.with(1, seated(1, { standIn: 'agreed' })) }) }],
  ...WATCHING.map(([title, you, change, sight]) => {
    const table = inGame({ spectators: full.spectators, ...change });
    return [title, { you, table }, { watched: { sight, waits: true } }] as const;
  }),
  ['Playing on another device', { elsewhere: true }],
  ['Also open on another device', { otherDevice: true }],
];

function Bands() {
  return (
    <StoryPage title="What is pinned to the cloth">
      <div className="story-cloths" data-room="chinkway">
        {PINNED.map(([title, at, bands]) => (
          <section key={title} className="cloth">
            <h2>{title}</h2>
            <StoryTable table={playing} {...at}>
              <TableBands {...bands} />
            </StoryTable>
          </section>
        ))}
        <section className="cloth">
          <h2>Back again</h2>
          <BackAgain />
        </section>
      </div>
    </StoryPage>
  );
}

function BackAgain() {
  const [status, setStatus] = useState<ConnectionStatus>({ name: 'reconnecting', attempt: 1 });
  return (
    <StoryTable table={playing} status={status}>
      <TableBands />
      <Button variant="ghost" onClick={() => setStatus({ name: 'live', after: 'loss' })}>
        Come back
      </Button>
    </StoryTable>
  );
}

const SAID: readonly Said[] = [
  { from: guestNamed('Halina'), name: 'Halina', badge: 17, as: 'player', at: 1, preset: 'hello' },
  {
    from: guestNamed('Inés'), name: 'Inés', as: 'player', at: 2,
    text: 'That was my card! I had been waiting for it since the second trick.',
  },
  { from: guestNamed('Marta'), name: 'Marta', as: 'player', at: 3, preset: 'sorry' },
];

function ChatStory() {
  return (
    <StoryPage title="Chat">
      <div className="story-cloths" data-room="chinkway">
        <section>
          <h2>Talking</h2>
          <StoryTable table={playing} said={SAID}>
            <Chat silence={null} />
          </StoryTable>
        </section>
        <section>
          <h2>Silent by a rule</h2>
          <StoryTable table={playing} said={SAID}>
            <Chat silence={{ rule: 'CW4.5', code: 'no-help' }} />
          </StoryTable>
        </section>
      </div>
    </StoryPage>
  );
}

function Picture() {
  const [game] = useState(() => onTable(screen, storyGame(), 0, playersAt(playing, guestNamed('Marta'))));
  const result = game.screen.game.result(game.shown) ?? SHARED;
  return <KeepsakePicture game={{ title: 'Chinkway', screen: game.screen, state: game.shown, result, players: PLAYERS }} />;
}

const PLAYERS = playersAt(playing, guestNamed('Marta'));

/** Returns the stories' game as one of its players sees it, or Iker, a spectator. */
function gameSeenBy(you: (typeof NAMES)[number] | 'Iker'): GameOnTable {
  const viewer = you === 'Iker' ? 'spectator' : NAMES.indexOf(you);
  return onTable(screen, storyGame(), viewer, playersAt(playing, guestNamed(you)));
}

/** The end of the stories' game or, with a different `result`, of a game with that outcome. */
function Ended({ you, result }: { you: (typeof NAMES)[number] | 'Iker'; result?: Result }) {
  const [game] = useState(() => gameSeenBy(you));
  const spectators = you === 'Iker' ? full.spectators : [];
  return (
    <StoryTable you={you} table={{ ...playing, status: 'finished', games: 3, spectators }} said={SAID}>
      <ResultRoom title="Chinkway" game={game} result={result ?? game.screen.game.result(game.shown) ?? SHARED} />
    </StoryTable>
  );
}

/** The same end while the next game is running, for a player in turn there, or for a spectator, for whom the end closes. */
function Held({ you }: { you: 'Owen' | 'Iker' }) {
  const [game] = useState(() => gameSeenBy(you));
  const ended = { table: { ...playing, status: 'finished', games: 3 } as const, game };
  return (
    <StoryTable you={you} table={{ ...playing, game: 'chinchon', gameId: 'g2' }}>
      <HeldHere ended={ended} />
    </StoryTable>
  );
}

function HeldHere({ ended }: Pick<HeldResultProps, 'ended'>) {
  return <HeldResult ended={ended} around={useTable()} next={null} onGoOn={nothing} />;
}

const SHARED: Result = {
  why: { code: 'scheduled', rule: 'CW2.1' },
  standings: [
    { seat: 0, place: 1, score: 71 },
    { seat: 3, place: 1, score: 71 },
    { seat: 1, place: 3, score: 60 },
    { seat: 2, place: 4, score: 52 },
    { seat: 4, place: 5, score: 40 },
  ],
};

const you = { kind: 'person', name: 'Marta', you: true, awaited: false } as const;
const bot = { kind: 'bot', name: 'Ada', you: false, awaited: false } as const;
const listedTable = { code: halfFull.code, host: 'Marta' };

const YOUR_TABLES: readonly ListedTable[] = [
  { ...listedTable, code: tableCodeSchema.parse('22222AAAAA'), game: 'chinaso', status: 'finished', seats: [you, bot, bot] },
  {
    ...listedTable,
    game: 'chinkway',
    status: 'playing',
    seats: [
      { ...you, awaited: true },
      { kind: 'person', name: 'Maximiliane Wolkenstein', you: false, awaited: false },
      { kind: 'person', name: 'Tomek Zubizarreta Aguirr', you: false, awaited: false },
      bot,
      bot,
    ],
  },
];

function nothing(): void {}

function Played({ tally }: { tally: Tally }) {
  return (
    <StoryTable table={playing}>
      <Dialog title="Played at this table" onClose={nothing}>
        <TallySheet tally={tally} now={TALLY_NOW} />
      </Dialog>
    </StoryTable>
  );
}

/** The stories for everything around a board: the door, gathering, banners, chat, dialogs, and closed tables. */
export const tableStories = {
  invite: () => (
    <Invite
      notice={{
        code: halfFull.code,
        game: 'chinkway',
        status: 'gathering',
        door: 'open',
        host: 'Marta',
        players: ['Marta', 'Tomek', 'Inés'],
        freeSeats: 2,
      }}
    />
  ),
  'invite-to-watch': () => (
    <Invite
      notice={{
        code: halfFull.code,
        game: 'chinkway',
        status: 'playing',
        door: 'open',
        host: 'Marta',
        players: ['Marta', 'Tomek', 'Inés', 'Owen', 'Halina'],
        freeSeats: 0,
      }}
    />
  ),
  gathering: () => <Gathering />,
  'gathering-guest': () => <Gathering you="Tomek" />,
  'gathering-full': () => <Gathering table={{ ...full, games: 2 }} />,
  'gathering-spectator': () => <Gathering table={full} you="Iker" />,
  'gathering-long-names': () => (
    <Gathering
      table={{
        ...halfFull,
        seats: halfFull.seats.with(1, seated(1, { name: 'Maximiliana-Wilhelmina K.' })),
      }}
    />
  ),
  'gathering-seven': () => <GatheringSeven />,
  'gathering-grows': () => <Gathering table={{ ...full, game: 'chinaso', seats: playing.seats }} you="Iker" />,
  tally: () => <Played tally={friendsTally()} />,
  'tally-eight': () => <Played tally={eightTally()} />,
  'tally-none': () => <Played tally={{ games: [], totals: [] }} />,
  'game-choice': () => (
    <StoryTable table={full}>
      <GameChoiceDialog onClose={nothing} />
    </StoryTable>
  ),
  'game-choice-over': () => (
    <StoryTable table={{ ...playing, status: 'finished' }}>
      <GameChoiceDialog onClose={nothing} />
    </StoryTable>
  ),
  bands: () => <Bands />,
  chat: () => <ChatStory />,
  result: () => <Ended you="Marta" />,
  'result-guest': () => <Ended you="Owen" />,
  'result-spectator': () => <Ended you="Iker" />,
  'result-shared': () => <Ended you="Marta" result={SHARED} />,
  'result-held': () => <Held you="Owen" />,
  'result-held-spectator': () => <Held you="Iker" />,
  'result-picture': () => <Picture />,
  keys: () => <KeysDialog tricks hints more={screen.readMore?.label ?? null} onClose={nothing} />,
  'table-menu': () => (
    <StoryTable table={playing}>
      <TableMenu
        title="Chinkway"
        entries={[{ icon: 'log', label: 'Full score sheet', act: nothing }]}
        onClose={nothing}
      />
    </StoryTable>
  ),
  notice: () => <Refused />,
  'your-tables': () => (
    <YourTables
      tables={YOUR_TABLES}
      practices={[{ game: 'chanoyu', seats: 3, at: 'practice' }]}
      onPutAway={nothing}
      onGiveUp={nothing}
    />
  ),
  'table-not-found': () => <ClosedTable refusal={refusal('table-not-found')} game={null} />,
  'table-turned-away': () => <ClosedTable refusal={refusal('turned-away')} game="chinkway" />,
  'table-removed': () => <ClosedTable refusal={refusal('removed-from-table')} game="chinkway" />,
  'table-watching-closed': () => <ClosedTable refusal={refusal('watching-closed')} game="chinkway" />,
};

/** The refusal of a guest who was not fast enough. */
function Refused() {
  return <Notice message={useRefusalWords()(refusal('seat-taken'))} onClose={nothing} />;
}
