// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen as page } from '@testing-library/react';
import type { GameId, Seat } from '@chinwag/rules';
import { afterEach, expect, it, vi } from 'vitest';
import { GAMES } from '../games/catalogue.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { usePreferences } from '../ui/preferences.ts';
import { loadAllShownLater } from '../ui/shownLater.tsx';
import { useLanguageQuestion } from '../language/choice.ts';
import { OFFERS } from '../language/languages.ts';
import { loadMessages, speak } from '../language/load.ts';
import { pressKey } from '../table/testing/keyboard.ts';
import { ReplayRoom } from './ReplayRoom.tsx';
import { recordedGame } from './testing/recorded.ts';

afterEach(() => {
  cleanup();
  resize(1024);
  window.history.replaceState(null, '', '/');
  usePreferences.setState({ animation: 'normal' });
  useLanguageQuestion.setState({ offer: null });
  vi.useRealTimers();
});

async function look(id: GameId, search = '', width = 1024) {
  const { recorded, screen } = await recordedGame(id);
  await speak('en');
  await Promise.all([loadMessages('replay', 'table'), loadAllShownLater()]);
  vi.useFakeTimers();
  usePreferences.setState({ animation: 'off' });
  window.history.replaceState(null, '', `/g/g1${search}`);
  resize(width);
  const left = vi.fn<() => void>();
  render(
    <Announcer>
      <ReplayRoom recorded={recorded} screen={screen} linked onLeave={left} />
    </Announcer>,
  );
  const press = (key: Parameters<typeof pressKey>[0]) => act(async () => pressKey(key));
  return { recorded, left, press };
}

function resize(width: number): void {
  const { happyDOM } = window as unknown as { readonly happyDOM: { setViewport(viewport: { width: number }): void } };
  happyDOM.setViewport({ width });
}

function slider(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('input[type=range]');
  if (found === null) throw new Error('there is no slider');
  return found;
}

const where = () => slider().getAttribute('aria-valuetext') ?? '';
const heard = () => [...document.querySelectorAll('body > div > [aria-live] p')].map(({ textContent }) => textContent);
const eyes = () => document.querySelector<HTMLSelectElement>('select')?.value;

/** Returns the disabled stride buttons. */
const off = () =>
  [...document.querySelectorAll('.replay-steps [aria-disabled=true]')].map((button) => button.getAttribute('aria-label'));

it('offers the browser’s language to viewers who have chosen none', async () => {
  useLanguageQuestion.setState({ offer: 'pl' });
  await look('chapanka');
  expect(page.getByText(OFFERS.pl.question)).toBeDefined();
});

it('disables strides that would go past either end', async () => {
  const { press } = await look('chapanka');
  await press('Home');
  expect(off()).toEqual(['Start of the deal', 'Start of the trick', 'Previous turn']);
  await press('End');
  expect(off()).toEqual(['Next turn', 'Next trick', 'Next deal']);
});

it.for(GAMES)('shows $title from the first to the last moment by keys, and offers no move', async ({ id }) => {
  const { press } = await look(id, '?eyes=0', 360);
  expect(slider().value).toBe('0');
  const beginning = where();
  await press('End');
  expect(slider().value).toBe(slider().max);
  expect(where()).not.toBe(beginning);
  await press('PageUp');
  const lastDeal = Number(slider().value);
  expect(lastDeal).toBeLessThan(Number(slider().max));
  await press('ArrowRight');
  await press('ArrowRight');
  expect(Number(slider().value)).toBe(lastDeal + 2);
  await press('ArrowLeft');
  expect(Number(slider().value)).toBe(lastDeal + 1);
  expect(document.querySelector('.action-bar')).toBeNull();
  await press('Home');
  expect(where()).toBe(beginning);
});

it('screen readers hear each turn as it is shown, and the new position after a jump', async () => {
  const { press } = await look('slobberhannes', '?eyes=0&at=5');
  await press('ArrowRight');
  const said = heard().at(-1) ?? '';
  expect(said).not.toBe('');
  expect(where()).toContain(said);
  await press('PageDown');
  expect(heard().at(-1)).toBe(where());
  await press('ArrowLeft');
  expect(heard().at(-1)).toBe(where());
});

it('opens at the moment and perspective of the link and updates the address', async () => {
  const { press } = await look('slobberhannes', '?at=30&eyes=2&lang=en#seen');
  expect(eyes()).toBe('2');
  const [hand] = document.querySelectorAll('[role=listbox]');
  expect(hand?.querySelectorAll('[role=option]').length).toBeGreaterThan(0);
  await press('ArrowRight');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(window.location.search).toBe('?at=31&eyes=2&lang=en');
  expect(window.location.hash).toBe('#seen');
});

it('the space bar starts and stops playback', async () => {
  const { press } = await look('slobberhannes', '?eyes=all');
  await press(' ');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  const reached = Number(slider().value);
  expect(reached).toBeGreaterThan(2);
  await press(' ');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(Number(slider().value)).toBe(reached);
});

it('each log line leads to its moment', async () => {
  await look('slobberhannes', '?eyes=all');
  act(() => document.querySelector<HTMLElement>('[aria-label="Score and log"]')?.click());
  const lines = [...document.querySelectorAll<HTMLElement>('.replay-log button')];
  expect(lines.length).toBeGreaterThan(8);
  const line = lines[8];
  act(() => line?.click());
  // the line shows drawn cards beside their names
  const [who, does] = line?.textContent.split(' ') ?? [];
  expect(where()).toContain(`: ${who} ${does} `);
});

it('shows the hand of the selected player, or all hands with all hands open', async () => {
  const { recorded } = await look('slobberhannes', '?at=12&eyes=0');
  const cards = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent).join();
  const seen = new Set<string>();
  const choose = (value: Seat | 'all-hands') => {
    const select = document.querySelector('select');
    if (select !== null) act(() => void fireEvent.change(select, { target: { value: String(value) } }));
  };
  for (const seat of recorded.seats.keys()) {
    choose(seat);
    seen.add(cards());
  }
  expect(seen.size).toBe(recorded.seats.length);
  choose('all-hands');
  expect(document.querySelectorAll('[role=listbox]')).toHaveLength(0);
  expect(document.querySelectorAll('.open-hands > *').length).toBeGreaterThanOrEqual(recorded.seats.length);
});
