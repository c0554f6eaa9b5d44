// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CardCode } from '../../language/cardCode.ts';
import { Dialog } from '../Dialog.tsx';
import { Hand } from '../../cards/hand/Hand.tsx';
import { useFocusFallback } from '../../app/useFocusFallback.ts';

// every change is drawn at once
beforeEach(() => void vi.stubGlobal('requestAnimationFrame', queueMicrotask));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The content of a page under test. */
interface TestedPage {
  readonly hand?: readonly CardCode[];
  readonly actions?: readonly string[];
  /** The names of visible, disabled buttons. */
  readonly off?: readonly string[];
  /** The content of an open sheet. */
  readonly sheet?: string;
  readonly elsewhere?: boolean;
}

const nothing = (): void => undefined;

function Page({ hand = [], actions = [], off = [], sheet, elsewhere = false }: TestedPage) {
  useFocusFallback();
  return (
    <main>
      <h2>The table</h2>
      {hand.length > 0 && <Hand cards={hand} label="Your hand" choice="one" selected={[]} onSelect={nothing} />}
      <footer className="action-bar">
        {actions.map((name) => (
          <button key={name} type="button" aria-disabled={off.includes(name) || undefined}>
            {name}
          </button>
        ))}
      </footer>
      {elsewhere && <button type="button">Elsewhere</button>}
      <input aria-label="Say something" />
      {sheet !== undefined && (
        <Dialog title="A sheet" onClose={nothing}>
          <button key={sheet} type="button">
            {sheet}
          </button>
        </Dialog>
      )}
    </main>
  );
}

function pageOf(first: TestedPage) {
  const { rerender } = render(<Page {...first} />);
  return {
    goOn: (next: TestedPage) => act(async () => rerender(<Page {...next} />)),
    focus: (name: string) => act(() => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.focus()),
    focusButton: (name: string) => act(() => screen.getByRole('button', { name }).focus()),
    focusCard: (at: number) => act(() => screen.getAllByRole('option')[at]?.focus()),
    focused: () => (document.activeElement === document.body ? null : document.activeElement?.textContent),
  };
}

const CARDS: readonly CardCode[] = ['2S', '3S', '4H'];

describe('when the focused element disappears, the focus moves', () => {
  test('to the hand', async () => {
    const { goOn, focusButton, focused } = pageOf({ hand: CARDS, actions: ['Draw', 'Take'] });
    focusButton('Take');
    await goOn({ hand: CARDS, actions: ['Draw'] });
    expect(focused()).toContain('2 of spades');
  });

  test('to the card in the place of the one that was played', async () => {
    const { goOn, focusCard, focused } = pageOf({ hand: CARDS });
    focusCard(0);
    act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' }));
    await goOn({ hand: ['2S', '4H'] });
    expect(focused()).toContain('4 of hearts');
  });

  test('to the first enabled action if there is no hand', async () => {
    const { goOn, focusCard, focused } = pageOf({ hand: ['2S'], actions: ['Draw', 'Take'], off: ['Draw'] });
    focusCard(0);
    await goOn({ actions: ['Draw', 'Take'], off: ['Draw'] });
    expect(focused()).toBe('Take');
  });

  test('to the heading if there is nothing to do', async () => {
    const { goOn, focusButton, focused } = pageOf({ actions: ['Draw'] });
    focusButton('Draw');
    await goOn({});
    expect(focused()).toBe('The table');
  });

  test('out of a sheet that has closed', async () => {
    const { goOn, focusButton, focused } = pageOf({ hand: CARDS, sheet: 'Settle' });
    focusButton('Settle');
    await goOn({ hand: CARDS });
    expect(focused()).toContain('2 of spades');
  });

  test('to the title of its sheet if the sheet is still open', async () => {
    const { goOn, focusButton, focused } = pageOf({ hand: CARDS, sheet: 'Who is here' });
    focusButton('Who is here');
    await goOn({ hand: CARDS, sheet: 'House rules' });
    expect(focused()).toBe('A sheet');
  });

  test('once an element can take it', async () => {
    const { goOn, focusButton, focused } = pageOf({ elsewhere: true, hand: CARDS });
    focusButton('Elsewhere');
    document.querySelector('h2')?.remove();
    await goOn({});
    expect(document.activeElement).toBe(document.body);
    await goOn({ hand: CARDS });
    expect(focused()).toContain('2 of spades');
  });
});

test('from a temporary place to the hand, once the hand is dealt', async () => {
  const { goOn, focusButton, focused } = pageOf({ elsewhere: true });
  focusButton('Elsewhere');
  await goOn({ actions: ['Play'] });
  expect(focused()).toBe('Play');
  await goOn({ actions: ['Play'], hand: CARDS });
  expect(focused()).toContain('2 of spades');
});

test('a sheet takes the focus to its title when it opens', async () => {
  const { goOn, focusCard, focused } = pageOf({ hand: CARDS });
  focusCard(1);
  await goOn({ hand: CARDS, sheet: 'Settle' });
  expect(focused()).toBe('A sheet');
});

test('a focused button that becomes disabled passes the focus to the hand', async () => {
  const { goOn, focusButton, focused } = pageOf({ hand: CARDS, actions: ['Draw'] });
  focusButton('Draw');
  await goOn({ hand: CARDS, actions: ['Draw'], off: ['Draw'] });
  expect(focused()).toContain('2 of spades');
});

describe('the focus stays', () => {
  test('in a text field', async () => {
    const { goOn, focus } = pageOf({ hand: CARDS, actions: ['Draw'] });
    focus('Say something');
    await goOn({ hand: ['3S'], actions: ['Take'], off: ['Take'] });
    expect(document.activeElement?.localName).toBe('input');
  });

  test('on a button that stays, no matter what else disappears or becomes disabled', async () => {
    const { goOn, focusButton, focused } = pageOf({ hand: CARDS, actions: ['Draw', 'Take'] });
    focusButton('Take');
    await goOn({ hand: ['3S'], actions: ['Draw', 'Take'], off: ['Draw'] });
    expect(focused()).toBe('Take');
  });

  test('nowhere after the user blurred it with a press outside', async () => {
    const { goOn, focusButton } = pageOf({ hand: CARDS, actions: ['Draw'] });
    focusButton('Draw');
    await act(async () => screen.getByRole('button', { name: 'Draw' }).blur());
    await goOn({ hand: CARDS });
    expect(document.activeElement).toBe(document.body);
  });
});
