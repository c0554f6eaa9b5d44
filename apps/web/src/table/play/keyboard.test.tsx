// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/catalogue.ts';
import { usePreferences } from '../../ui/preferences.ts';
import { playByKeyboard } from '../testing/keyboardPlayer.ts';
import { leaveLocalTable, type SitAtLocalTableOptions, NAMES, sitAtLocalTable } from '../testing/localTable.tsx';
import { PRESSES_BETWEEN, ScreenReading } from '../testing/screenReading.ts';
import { strayEnglish } from '../testing/strayEnglish.ts';

afterEach(leaveLocalTable);

/** Returns a random number generator with the same results every time. */
function chances(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test('a whole game of Slobberhannes can be played by keyboard alone without losing the focus', async () => {
  const seat = await sitAtLocalTable({ game: 'slobberhannes' });
  await playByKeyboard(seat, chances());
  expect(seat.isOver()).toBe(true);
});

test.each(GAMES)('when practice of $title begins, the focus is on the first action', async ({ id }) => {
  const { wait } = await sitAtLocalTable({ game: id });
  // the element that started the game disappears once the table is there
  const straightToTheTable = document.body.appendChild(document.createElement('button'));
  straightToTheTable.focus();
  straightToTheTable.remove();
  await wait(300);
  expect(focused()?.closest('[role=option], .action-bar button')).toBeTruthy();
});

/** English labels, and keys of messages that were not loaded. */
const PLANTED = ['Discard', 'your turn', 'The Queen of Spades', 'table.leave', 'chinaso.lays.three'];

describe.each([['Spanish', 'es'], ['Polish', 'pl']] as const)('in %s', (_, language) => {
  test.each(PLANTED)('“%s” is detected', async (planted) => {
    const reader = new ScreenReading(await strayEnglish(language, NAMES));
    const seat = reader.whilePlayedAt(await sitAtLocalTable({ game: 'slobberhannes', language }));
    await seat.press('1');
    expect(reader.stray).toEqual([]);
    focused()?.setAttribute('aria-label', planted);
    for (let k = 0; k < PRESSES_BETWEEN; k++) await seat.press('1');
    expect(reader.stray).not.toEqual([]);
  });
});

const focused = () => document.activeElement;

/** Resolves with a table at which the first card has been played. */
async function started(options: Partial<SitAtLocalTableOptions> = {}) {
  const seat = await sitAtLocalTable({ game: 'slobberhannes', ...options });
  await seat.press('1');
  await seat.press('Enter');
  return seat;
}

describe('a single key moves the focus', () => {
  test('to the hand, or to the actions', async () => {
    const { press } = await sitAtLocalTable({ game: 'slobberhannes' });
    await press('1');
    expect(focused()?.role).toBe('option');
    await press('2');
    expect(focused()?.closest('.action-bar')).not.toBeNull();
  });

  test('to the latest line of the log, which opens on a phone', async () => {
    const { press, game } = await started();
    await press('3');
    expect(focused()?.closest('dialog')).not.toBeNull();
    expect(focused()?.getAttribute('data-line')).toBe(String(game().log.at(-1)?.key));
  });

  test('to the log beside the table on a wide screen', async () => {
    const { press } = await started({ width: 1440 });
    await press('3');
    expect(focused()?.closest('.rail')).not.toBeNull();
  });

  test('nowhere if single keys are off', async () => {
    const { press, heard } = await started();
    usePreferences.setState({ keys: 'off' });
    const [before, said] = [focused(), heard()];
    for (const key of ['1', '2', '3', 't', 'h', '?']) await press(key);
    expect(focused()).toBe(before);
    expect(heard()).toEqual(said);
    usePreferences.setState({ keys: 'on' });
  });

  test('nowhere in a text field or with Ctrl', async () => {
    const { press } = await started({ width: 1440 });
    const chat = document.querySelector<HTMLElement>('.chat input');
    act(() => chat?.focus());
    await press('1');
    expect(focused()).toBe(chat);
    await press('Tab');
    const before = focused();
    await press({ key: '1', ctrlKey: true });
    expect(focused()).toBe(before);
  });
});

describe('the log', () => {
  test('is a single tab stop, and arrows move from line to line', async () => {
    const { press } = await started({ width: 1440 });
    await press('3');
    const [first, second] = [focused(), focused()?.nextElementSibling];
    await press('ArrowDown');
    expect(focused()).toBe(second);
    await press('Home');
    expect(focused()).toBe(first);
    await press('Tab');
    expect(focused()?.closest('.log-list')).toBeNull();
    await press({ key: 'Tab', shiftKey: true });
    expect(focused()).toBe(first);
  });
});
