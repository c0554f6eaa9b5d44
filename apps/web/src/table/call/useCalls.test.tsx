// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { usePreferences } from '../../ui/preferences.ts';
import { useYourTurn } from '../play/useYourTurn.ts';
import { useCallQuestion } from './callQuestion.ts';
import { CallBand } from './CallBand.tsx';

/** The notifications of a browser that shows none. */
class SeenNotification extends EventTarget {
  static permission: NotificationPermission = 'granted';
  static answer: NotificationPermission = 'granted';
  static shown: SeenNotification[] = [];
  readonly close = vi.fn<() => void>();

  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    super();
    SeenNotification.shown.push(this);
  }

  static requestPermission(): Promise<NotificationPermission> {
    SeenNotification.permission = SeenNotification.answer;
    return Promise.resolve(SeenNotification.answer);
  }
}

let hidden = true;
const shown = () => SeenNotification.shown;
const icon = () => document.querySelector('link[rel=icon]')?.getAttribute('href');

beforeEach(() => {
  hidden = true;
  Object.assign(SeenNotification, { permission: 'granted', answer: 'granted', shown: [] });
  vi.stubGlobal('Notification', SeenNotification);
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" type="image/svg+xml" />';
  usePreferences.setState({ sound: 'off', vibration: 'off', notices: 'on' });
  useCallQuestion.setState({ isDue: false });
  vi.useFakeTimers();
});
afterEach(async () => {
  cleanup();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  usePreferences.setState({ sound: 'on', vibration: 'on', notices: 'unasked' });
});

interface TurnProps {
  readonly asks: string | null;
  readonly pending?: boolean;
  readonly answering?: boolean;
}

/** Shows a seat with one question, and then another. */
async function seatThatIs(first: TurnProps) {
  function Seat({ asks, pending = asks !== null, answering = false }: TurnProps) {
    useYourTurn({ asks, title: 'Chanoyu', pending, answering, answers: 0 });
    return null;
  }
  const { rerender } = render(<Seat {...first} />);
  const pass = () => act(() => vi.advanceTimersByTimeAsync(300).then(() => vi.dynamicImportSettled()));
  await pass();
  return async (next: TurnProps) => {
    rerender(<Seat {...next} />);
    await pass();
  };
}

const ASKED = { asks: 'Your turn: follow spades.' };
const NOBODY = { asks: null };

describe('a turn that comes while the page is hidden', () => {
  it('sends one notification that reveals nothing about the game', async () => {
    const then = await seatThatIs(ASKED);
    await then({ asks: 'Your turn: name a value.' });
    expect(shown().map(({ title, options }) => [title, options.body])).toEqual([
      ['It’s your turn.', 'The Chanoyu table is waiting for you.'],
    ]);
    await then(NOBODY);
    expect(shown()[0]?.close).toHaveBeenCalled();
    await then(ASKED);
    expect(shown()).toHaveLength(2);
  });

  it('closes the notification when the page is visible, and a press brings the table to the front', async () => {
    const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined);
    await seatThatIs(ASKED);
    shown()[0]?.dispatchEvent(new Event('click'));
    expect(focus).toHaveBeenCalledOnce();
    hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()[0]?.close).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['does not want it', 'off', 'granted'],
    ['was never asked', 'unasked', 'granted'],
    ['has forbidden it to the browser', 'on', 'denied'],
  ] as const)('sends no notification to a player who %s', async (_, notices, permission) => {
    usePreferences.setState({ notices });
    SeenNotification.permission = permission;
    await seatThatIs(ASKED);
    expect(shown()).toEqual([]);
    expect(icon()).toBe('/icon-turn.svg');
  });

  it('makes the table offer notifications, unless the player was asked before', async () => {
    Object.assign(SeenNotification, { permission: 'default' });
    usePreferences.setState({ notices: 'off' });
    const then = await seatThatIs(ASKED);
    expect(useCallQuestion.getState().isDue).toBe(false);
    await then(NOBODY);
    usePreferences.setState({ notices: 'unasked' });
    await then(ASKED);
    expect(useCallQuestion.getState().isDue).toBe(true);
  });
});

test('a turn that comes while the page is visible changes only the tab’s icon, until it is answered', async () => {
  hidden = false;
  SeenNotification.permission = 'default';
  usePreferences.setState({ notices: 'unasked' });
  const then = await seatThatIs(ASKED);
  expect(icon()).toBe('/icon-turn.svg');
  await then({ ...ASKED, answering: true });
  expect(icon()).toBe('/icon.svg');
  expect([shown(), useCallQuestion.getState().isDue]).toEqual([[], false]);
});

test('a turn with two questions vibrates only once', async () => {
  const tapped = vi.fn<(pattern: VibratePattern) => boolean>(() => true);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { vibrate: tapped }));
  usePreferences.setState({ vibration: 'on' });
  const then = await seatThatIs(ASKED);
  await then({ asks: null, pending: true });
  await then({ asks: 'Your turn: discard.' });
  expect(tapped).toHaveBeenCalledOnce();
  await then(NOBODY);
  await then(ASKED);
  expect(tapped).toHaveBeenCalledTimes(2);
});

test('a turn calls when the game waits for its player, not when the screen has caught up', async () => {
  const tapped = vi.fn<(pattern: VibratePattern) => boolean>(() => true);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { vibrate: tapped }));
  usePreferences.setState({ vibration: 'on' });
  const then = await seatThatIs({ asks: null, pending: true });
  expect([tapped.mock.calls.length, icon(), shown().length]).toEqual([1, '/icon-turn.svg', 1]);
  await then({ ...ASKED, pending: true });
  expect([tapped.mock.calls.length, shown().length]).toEqual([1, 1]);
});

test('a seat without a question, or that another device plays, is not called', async () => {
  const then = await seatThatIs(NOBODY);
  await then({ ...ASKED, answering: true });
  expect([shown(), icon()]).toEqual([[], '/icon.svg']);
});

describe('the question about notifications', () => {
  it.each([
    ['Notify me', 'granted', 'on'],
    ['Notify me', 'denied', 'off'],
    ['No, thanks', 'granted', 'off'],
  ] as const)('closes after one answer: %s, with the browser’s permission %s', async (button, answer, preferred) => {
    Object.assign(SeenNotification, { permission: 'default', answer });
    useCallQuestion.setState({ isDue: true });
    render(<CallBand />);
    fireEvent.click(screen.getByRole('button', { name: button }));
    await vi.advanceTimersByTimeAsync(1);
    expect([usePreferences.getState().notices, useCallQuestion.getState().isDue]).toEqual([preferred, false]);
  });
});
