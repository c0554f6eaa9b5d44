// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen as page, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NudgeButton } from '../board/signs/NudgeButton.tsx';
import { SignMenu } from '../board/signs/SignMenu.tsx';
import { SlowPlayers } from '../board/signs/SlowPlayers.tsx';
import { TableSignsContext } from '../board/signs/tableSigns.ts';
import { screen as chanoyu } from '../games/chanoyu/screen.ts';
import { screen } from '../games/chinkway/screen.ts';
import { anyGameScreen } from '../board/testing/anyGameScreen.ts';
import { loadMessages } from '../language/load.ts';
import type { ConnectionStatus } from '../session/status.ts';
import {
  botAt, guestNamed, openSeat, seated, type StoryChange, StoryTable, type StoryTableProps, storyTable,
} from '../stories/storyTable.tsx';
import { Announcer } from '../ui/Announcer.tsx';
import { loadAllShownLater } from '../ui/shownLater.tsx';
import { allowPopovers } from '../ui/testing/popovers.ts';
import { GameAgreements } from './agreements/GameAgreements.tsx';
import { GatheringAgreements } from './agreements/GatheringAgreements.tsx';
import { ProposeChoices } from './agreements/ProposeChoices.tsx';
import { Speaking } from './chat/Speaking.tsx';
import { GameChoiceDialog } from './gameChoice/GameChoiceDialog.tsx';
import { PersonChoices } from './gathering/PersonChoices.tsx';
import { SeatDialog } from './gathering/SeatDialog.tsx';
import { TableRules } from './gathering/TableRules.tsx';
import { TakeBackBand } from './takeBack/TakeBackBand.tsx';
import { ReadyButton } from './ready/ReadyButton.tsx';
import { RemovePerson } from './RemovePerson.tsx';
import { TableMenu } from './TableMenu.tsx';
import { TableSettings } from './TableSettings.tsx';
import { useTable } from './tableContext.ts';

const FILES = import.meta.glob<string>(['./**/*.tsx', '!./**/*.test.tsx'], { query: '?raw', import: 'default' });
const GAME = anyGameScreen(screen);
const TOMEK = { person: guestNamed('Tomek'), name: 'Tomek' };

beforeAll(() => Promise.all([loadAllShownLater(), loadMessages('table', 'rooms', 'asking', 'refusals')]));
beforeEach(allowPopovers);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** A kind of request to a table: the component, and the elements that send it. */
interface Asking {
  readonly of: ReactNode;
  readonly at?: StoryChange;
  readonly you?: StoryTableProps['you'];
  /** The elements to press or fill in. The last one sends the request. */
  readonly by: readonly (() => HTMLElement)[];
}

const nothing = (): void => undefined;
/** Returns a button by the start of its name. In a simulated page, the name includes the reason why the button is disabled. */
const button = (name: string | RegExp) => () =>
  page.getByRole('button', { name: typeof name === 'string' ? new RegExp(`^${name}`) : name });
const secondOf = (legend: string) => (): HTMLElement => {
  const [, second] = within(page.getByRole('group', { name: legend })).getAllByRole('radio');
  if (second === undefined) throw new Error('there is no choice');
  return second;
};

const PLAYING = { status: 'playing', gameId: 'g1' } as const;
const PROPOSAL = { id: 1, kind: 'end', by: guestNamed('Tomek'), next: null, agreed: [], asked: [guestNamed('Marta')] } as const;
const TAKING_BACK = { ...PLAYING, takeBackFrom: 7, seats: [seated(0), seated(1, { takeBack: 'asks' }), seated(2)] } as const;
const SIGNS = {
  shown: [], own: 0, isAtSeat: false, showAtSeat: () => nothing, pending: [{ seat: 1, name: 'Tomek' }],
  slow: [{ seat: 1, name: 'Tomek', agreed: 0, asked: 2 }],
};

/** Provides the signs of a table, with requests as at a table. */
function Signs({ children }: { readonly children: ReactNode }) {
  const { ask } = useTable();
  const value = {
    ...SIGNS,
    make: () => ask('sign', { sign: 'wave' }),
    nudge: (seat: number) => ask('nudge', { seat }),
    letBotPlayOn: (seat: number) => ask('agreeToBot', { seat }),
  };
  return <TableSignsContext value={value}>{children}</TableSignsContext>;
}

const KINDS: Readonly<Record<string, Asking>> = {
  'a phrase in the chat': { of: <Speaking />, by: [button('Quick phrases'), button('Hello, everybody')] },
  'words in the chat': {
    of: <Speaking />,
    by: [() => {
      const field = page.getByRole('textbox');
      fireEvent.change(field, { target: { value: 'Hi' } });
      return field;
    }, button('Send message')],
  },
  'a sign': { of: <Signs><SignMenu className="any">M</SignMenu></Signs>, by: [button('Make a sign'), button('Wave')] },
  'a nudge': { of: <Signs><NudgeButton /></Signs>, by: [button(/^Ask/)] },
  'that a bot plays on': { of: <Signs><SlowPlayers /></Signs>, by: [button('Let a bot play')] },
  'a setting': { of: <TableSettings />, by: [secondOf('Clock')] },
  'a rule of the game': { of: <TableRules screen={GAME} />, by: [secondOf('Length')] },
  'another number of seats': {
    of: <TableRules screen={anyGameScreen(chanoyu)} />, by: [button('One more seat')],
    at: { game: 'chanoyu', seats: [seated(0), seated(1), seated(2), openSeat(3)] },
  },
  'another place at the table': { of: <SeatDialog held={seated(0)} onClose={nothing} />, by: [button(/left/i)] },
  'to stand up': { of: <SeatDialog held={seated(1)} onClose={nothing} />, you: 'Tomek', by: [button(/Stand up/)] },
  'to take a bot away': { of: <SeatDialog held={botAt(3, 'Ada')} onClose={nothing} />, by: [button('Remove the bot')] },
  'another host': { of: <PersonChoices {...TOMEK} onDone={nothing} />, by: [button(/host/)] },
  'to remove somebody': { of: <RemovePerson {...TOMEK} onDone={nothing} />, by: [button(/Remove/)] },
  'another kind of game': { of: <GameChoiceDialog onClose={nothing} />, by: [button(/^Chinchón/)] },
  'to be ready': { of: <ReadyButton />, by: [button('I’m ready')] },
  'to let hands be seen': {
    of: <TableMenu title="Chinkway" entries={[]} onClose={nothing} />, at: { ...PLAYING, settings: { watching: 'all-hands' } },
    by: [button(/my hand/)],
  },
  'an end': { of: <ProposeChoices onDone={nothing} />, at: PLAYING, by: [button(/^End the game now/)] },
  'another game instead': {
    of: <ProposeChoices onDone={nothing} />, at: PLAYING, by: [button(/instead/), button('Chinchón')],
  },
  'an answer to a proposal': { of: <GameAgreements />, at: { ...PLAYING, proposal: PROPOSAL }, by: [button('Agree')] },
  'a proposal back': { of: <GameAgreements />, at: { ...PLAYING, proposal: PROPOSAL }, you: 'Tomek', by: [button('Withdraw it')] },
  'to go on after a break': {
    of: <GameAgreements />, at: { ...PLAYING, pause: { by: guestNamed('Tomek'), since: 1 } }, by: [button('Continue')],
  },
  'to end a game in which nobody moves': {
    of: <GameAgreements />, at: { ...PLAYING, idle: 'half-day' }, by: [button('End the game')],
  },
  'to gather for another game': { of: <GameAgreements />, at: { ...PLAYING, idle: 'week' }, by: [button(/^Set up/)] },
  'to go on with a game that waits': {
    of: <GatheringAgreements />, at: { waitingGame: { gameId: 'g1', game: 'chanoyu', people: [guestNamed('Marta')] } },
    by: [button('Continue it')],
  },
  'an answer about a move': { of: <TakeBackBand game={{ log: [] }} />, at: TAKING_BACK, by: [button('Yes, take it back')] },
};

const LOST: readonly ConnectionStatus[] = [{ name: 'reconnecting', attempt: 1 }, { name: 'offline' }];

/** Makes a person at a table send a request. Returns the requests that reached the table, and the reason if none did. */
function asking({ of, at, you = 'Marta', by }: Asking, status: ConnectionStatus) {
  const asked = vi.fn<(...what: readonly unknown[]) => void>();
  render(
    <Announcer>
      <StoryTable
        table={storyTable(at)}
        you={you}
        status={status}
        ask={asked}
        request={async (...what) => {
          asked(...what);
          return { ok: true };
        }}
      >
        {of}
      </StoryTable>
    </Announcer>,
  );
  for (const control of by) {
    const pressed = control();
    fireEvent.click(pressed);
    // The element that opens the others is disabled itself.
    if (pressed.getAttribute('aria-disabled') === 'true') break;
  }
  return { asked, page: document.body.textContent };
}

describe.each(Object.entries(KINDS))('a request for %s', (_, kind) => {
  it('reaches the table over a connection', () => {
    expect(asking(kind, { name: 'live', after: 'opening' }).asked).toHaveBeenCalledOnce();
  });

  it.each(LOST)('is disabled with the reason without one ($name)', (status) => {
    const { asked, page: says } = asking(kind, status);
    expect(asked).not.toHaveBeenCalled();
    expect(says).toContain('You’re not connected to the table');
  });
});

it('nobody can leave the table while it is not connected', () => {
  const leave: Asking = { of: <TableMenu title="Chinkway" entries={[]} onClose={nothing} />, by: [button('Leave the table')] };
  asking(leave, { name: 'offline' });
  expect(button(/^Leave(?! the)/)().getAttribute('aria-disabled')).toBe('true');
});

/** Components that send requests by themselves, or for buttons elsewhere. */
const ASKS_ITSELF = ['./result/HeldResult.tsx', './signs/TableSignsAround.tsx'];

it('every component with requests uses the shared mechanism to disable them', async () => {
  const asking = Object.entries(FILES).map(async ([file, source]) => [file, await source()] as const);
  const others = (await Promise.all(asking)).filter(
    ([, source]) => /\b(?:ask|request)\('/.test(source) && !/\bAsk(?:Icon)?Button\b|\buseWhyNotAsk\b/.test(source),
  );
  expect(others.map(([file]) => file).toSorted()).toEqual(ASKS_ITSELF);
});
