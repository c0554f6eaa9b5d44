// @vitest-environment happy-dom
import { type Answer, NUDGE_AFTER, type ShownSign } from '@chinwag/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { NudgeButton } from '../../board/signs/NudgeButton.tsx';
import { SignMenu } from '../../board/signs/SignMenu.tsx';
import { PlayerToken } from '../../board/PlayerToken.tsx';
import type { GameOnTable } from '../../session/gameSession.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { usePreferences } from '../../ui/preferences.ts';
import { loadAllShownLater } from '../../ui/shownLater.tsx';
import { allowPopovers } from '../../ui/testing/popovers.ts';
import { guestNamed, seated, type StoryChange, StoryTable, type StoryTableProps, storyTable } from '../../stories/storyTable.tsx';
import { useMuting } from '../chat/muting.ts';
import { onTable, trickOf } from '../testing/gameOnTable.ts';
import { THREE } from '../testing/threePlayers.ts';
import { NudgeBand } from './NudgeBand.tsx';
import { OwnToken } from './OwnToken.tsx';

beforeAll(loadAllShownLater);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  useMuting.setState({ muted: [], chat: 'on' });
  usePreferences.setState({ sound: 'off', vibration: 'on' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const WAVE: ShownSign = { from: guestNamed('Tomek'), seat: 1, sign: 'wave' };
const announced = () => [...document.querySelectorAll('[aria-live] p')].map(({ textContent }) => textContent);
const shown = () => document.querySelectorAll('.token > em').length;

/** Shows all elements for signs at a table, to Marta by default. */
function signing(props: Partial<StoryTableProps> & { readonly change?: StoryChange } = {}) {
  const { change = {}, ...rest } = props;
  const at = (now: Partial<StoryTableProps>) => (
    <Announcer>
      <StoryTable table={storyTable({ status: 'playing', ...change })} {...rest} {...now}>
        <OwnToken />
        <PlayerToken people={{ viewer: 0, players: THREE }} seat={1} />
        <NudgeButton />
        <NudgeBand />
      </StoryTable>
    </Announcer>
  );
  const { rerender } = render(at({}));
  return (now: Partial<StoryTableProps>) => rerender(at(now));
}

describe('a sign', () => {
  test('appears at its author’s token and is announced once', () => {
    const goOn = signing();
    goOn({ signs: [WAVE] });
    goOn({ signs: [WAVE], status: { name: 'live', after: 'loss' } });
    expect(shown()).toBe(1);
    expect(announced()).toEqual(['Tomek waves.']);
    goOn({ signs: [] });
    expect(shown()).toBe(0);
  });

  test('of the viewer is not announced', () => {
    const goOn = signing();
    goOn({ signs: [{ ...WAVE, from: guestNamed('Marta'), seat: 0 }] });
    expect(shown()).toBe(1);
    expect(announced()).toEqual([]);
  });

  test('of a muted person is neither shown nor announced', () => {
    useMuting.setState({ muted: [guestNamed('Tomek')] });
    const goOn = signing();
    goOn({ signs: [WAVE] });
    expect(shown()).toBe(0);
    expect(announced()).toEqual([]);
  });

  test('is made with one press in the menu at the viewer’s token', () => {
    allowPopovers();
    const ask = vi.fn<(name: string, payload: unknown) => void>();
    signing({ ask });
    fireEvent.click(screen.getByRole('button', { name: 'Make a sign' }));
    fireEvent.click(screen.getByText('Well played'));
    expect(ask).toHaveBeenCalledExactlyOnceWith('sign', { sign: 'praise' });
  });

  test.each([
    ['watches', { you: 'Iker' } as const],
    ['is where the chat is off', { change: { settings: { talk: 'off' } } } as const],
  ])('is not available to a person who %s', (_, props) => {
    signing(props);
    expect(screen.queryByRole('button', { name: 'Make a sign' })).toBeNull();
  });
});

describe('a nudge', () => {
  /** Chinkway after two cards of a trick, when it is Marta’s turn. */
  const game = onTable(trickOf(2));
  const bell = () => screen.queryByRole('button', { name: 'Ask Marta if they’re still there' });
  const asTomek = (change: Partial<StoryTableProps> & { readonly change?: StoryChange } = {}) =>
    signing({ you: 'Tomek', game: { ...game, viewer: 1 } satisfies GameOnTable, ...change });
  const wait = (milliseconds: number): void => {
    act(() => void vi.advanceTimersByTime(milliseconds));
  };

  test('is possible after twenty seconds, and once per question', async () => {
    const request = vi.fn<(name: string, payload: unknown) => Promise<Answer>>(async () => ({ ok: true }));
    asTomek({ request });
    wait(NUDGE_AFTER - 1);
    expect(bell()).toBeNull();
    wait(1);
    const button = bell();
    expect(button).not.toBeNull();
    if (button !== null) await act(async () => fireEvent.click(button));
    expect(request).toHaveBeenCalledExactlyOnceWith('nudge', { seat: 0 });
    expect(bell()).toBeNull();
    expect(announced()).toEqual(['You’ve asked Marta if they’re still there.']);
  });

  test('restarts the wait with another question', () => {
    const goOn = asTomek();
    wait(NUDGE_AFTER);
    goOn({ game: { ...game, viewer: 1, newest: trickOf(1) } });
    expect(bell()).toBeNull();
  });

  test.each([
    ['oneself', { you: 'Marta', game } as const],
    ['somebody who is away', { change: { seats: [seated(0, { connected: false }), seated(1), seated(2), seated(3), seated(4)] } }],
    ['anybody, by one who watches', { you: 'Iker', game: { ...game, viewer: 'spectator' } } as const],
  ])('is not available for %s', (_, change) => {
    asTomek(change);
    wait(NUDGE_AFTER);
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
  });

  test('vibrates for the player it is for, unless it is from a muted person', () => {
    const vibrate = vi.fn<(pattern: readonly number[]) => boolean>(() => true);
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
    const goOn = signing();
    goOn({ nudge: { from: guestNamed('Tomek'), name: 'Tomek' } });
    expect(screen.getByText('Tomek asks if you’re still there.')).toBeTruthy();
    expect(vibrate).toHaveBeenCalledTimes(1);
    act(() => useMuting.setState({ muted: [guestNamed('Inés')] }));
    goOn({ nudge: { from: guestNamed('Inés'), name: 'Inés' } });
    expect(screen.queryByText('Inés asks if you’re still there.')).toBeNull();
    expect(vibrate).toHaveBeenCalledTimes(1);
  });
});

test('the button for signs has a label', () => {
  render(<SignMenu className="any">M</SignMenu>);
  expect(screen.getByRole('button', { name: 'Make a sign' }).getAttribute('aria-haspopup')).toBe('true');
});
