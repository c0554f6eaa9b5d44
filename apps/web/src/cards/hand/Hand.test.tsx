// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { useDeferredValue, useState } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CardCode } from '../../language/cardCode.ts';
import { loadAllShownLater } from '../../ui/shownLater.tsx';
import { Hand } from './Hand.tsx';

beforeAll(async () => {
  // happy-dom lacks these
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, setPointerCapture: () => undefined });
  await loadAllShownLater();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const CARDS: readonly CardCode[] = ['2S', '3S', '4H', '5H'];
const WHY = { rule: 'CW4.2', message: 'You must follow suit.' };

interface Held {
  readonly choice?: 'one' | 'many';
  readonly refused?: CardCode;
  /** Whether only the chosen card may be dropped in the middle. */
  readonly takesChosen?: boolean;
  readonly cards?: readonly CardCode[];
}

/** Renders a hand that keeps the chosen cards. Some hearts may be refused. */
function holding({ choice = 'many', refused, cards = CARDS, takesChosen = false }: Held = {}) {
  const acted = vi.fn<(card: CardCode) => void>();
  const putBack = vi.fn<() => void>();
  const carried = vi.fn<(card: CardCode, to: number) => () => void>(() => putBack);
  /** What is selected at each render, and the deferred value: the same only in a transition. */
  const rendered: (readonly [now: string, deferred: string])[] = [];
  function Held({ held }: { readonly held: readonly CardCode[] }) {
    const [selected, setSelected] = useState<readonly CardCode[]>([]);
    const now = selected.join(' ');
    rendered.push([now, useDeferredValue(now)]);
    return (
      <Hand
        cards={held}
        label="Your hand"
        choice={choice}
        selected={selected}
        onSelect={setSelected}
        onAct={acted}
        onCarry={carried}
        onChoose={setSelected}
        drops={[{ at: 'middle', isLawful: (card) => (takesChosen ? selected.includes(card) : card !== refused), onDrop: acted }]}
        expectedWidth={360}
        whyNot={(card) => (card === refused ? WHY : null)}
      />
    );
  }
  const { getAllByRole, getByRole, queryByRole } = render(<Held held={cards} />);
  const option = (card: CardCode): HTMLElement => {
    const found = getAllByRole('option')[cards.indexOf(card)];
    if (found === undefined) throw new Error(`${card} is not in the hand`);
    return found;
  };
  return {
    acted,
    carried,
    putBack,
    rendered,
    option,
    chosen: () => CARDS.filter((card) => cards.includes(card) && option(card).getAttribute('aria-selected') === 'true'),
    touch: (card: CardCode) => fireEvent.click(option(card)),
    press: (key: string, more: object = {}) => fireEvent.keyDown(document.activeElement ?? getByRole('listbox'), { key, ...more }),
    why: () => queryByRole('note')?.textContent ?? null,
    focused: () => document.activeElement?.getAttribute('aria-posinset') ?? null,
  };
}

describe('a touch', () => {
  test('of a card selects it, and a second touch deselects it', () => {
    const { touch, chosen } = holding();
    touch('2S');
    touch('4H');
    expect(chosen()).toEqual(['2S', '4H']);
    touch('2S');
    expect(chosen()).toEqual(['4H']);
  });

  test('of another card deselects the first if only one card can be selected', () => {
    const { touch, chosen } = holding({ choice: 'one' });
    touch('2S');
    touch('4H');
    expect(chosen()).toEqual(['4H']);
  });

  test('of an unplayable card shows why, with the rule, until the next action', () => {
    const { touch, chosen, why, option } = holding({ refused: '4H' });
    expect(option('4H').getAttribute('aria-disabled')).toBe('true');
    touch('4H');
    expect(chosen()).toEqual([]);
    expect(why()).toContain('You must follow suit.');
    expect(why()).toContain('CW4.2');
    fireEvent.pointerDown(document.body);
    expect(why()).toBeNull();
  });
});

describe('keys', () => {
  test('move from card to card, and Space selects and Enter plays', () => {
    const { option, press, chosen, acted, focused } = holding();
    option('2S').focus();
    press('ArrowRight');
    expect(focused()).toBe('2');
    press(' ');
    expect(chosen()).toEqual(['3S']);
    press('Enter');
    expect(acted).toHaveBeenCalledExactlyOnceWith('3S');
  });

  test('act on the focused card, no matter how it got the focus', () => {
    const { option, press, acted, focused } = holding();
    act(() => option('4H').focus());
    press('Enter');
    expect(acted).toHaveBeenCalledExactlyOnceWith('4H');
    press('ArrowRight');
    expect(focused()).toBe('4');
  });

  test('do not play an unplayable card but show why', () => {
    const { option, press, acted, why } = holding({ refused: '2S' });
    option('2S').focus();
    press('Enter');
    expect(acted).not.toHaveBeenCalled();
    expect(why()).toContain('You must follow suit.');
    press('ArrowRight');
    expect(why()).toBeNull();
  });

  test('move a card with Alt, and the focus follows it', () => {
    const { option, press, carried } = holding();
    option('2S').focus();
    press('ArrowRight', { altKey: true });
    expect(carried).toHaveBeenCalledExactlyOnceWith('2S', 1);
    press('ArrowRight', { altKey: true });
    expect(carried).toHaveBeenLastCalledWith('3S', 2);
  });

  test('with Ctrl are left to the browser', () => {
    const { option, press, acted } = holding();
    option('2S').focus();
    press('Enter', { ctrlKey: true });
    expect(acted).not.toHaveBeenCalled();
  });
});

describe('a pointer', () => {
  /** Gives the cards the layout of a hand 360 px wide: four cards of 62 px, 70 px apart, from 44 px on. */
  const laidOut = (option: (card: CardCode) => HTMLElement) => {
    const rows = option('2S').closest('[role=listbox]');
    if (rows === null) throw new Error('there is no hand');
    rows.getBoundingClientRect = () => new DOMRect(0, 100, 360, 87);
    for (const [k, card] of CARDS.entries()) {
      option(card).getBoundingClientRect = () => new DOMRect(44 + 70 * k, 100, 62, 87);
    }
  };
  const frame = () => act(() => new Promise<void>((done) => void requestAnimationFrame(() => done())));
  const drag = async (option: HTMLElement, way: readonly (readonly [x: number, y: number])[], more: object = {}) => {
    const [[x, y] = [0, 0], ...on] = way;
    const init = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, ...more };
    fireEvent.pointerDown(option, { ...init, clientX: x, clientY: y });
    for (const [toX, toY] of on) {
      fireEvent.pointerMove(option, { ...init, clientX: toX, clientY: toY });
      await frame();
    }
  };

  test('that drags a card moves it to where it is held', async () => {
    const { option, carried, chosen } = holding();
    laidOut(option);
    await drag(option('2S'), [[60, 120], [210, 120]]);
    expect(carried).toHaveBeenCalledExactlyOnceWith('2S', 2);
    expect(chosen()).toEqual(['2S']);
    fireEvent.pointerUp(option('2S'), { pointerId: 1 });
    expect(chosen()).toEqual([]);
  });

  test('that is cancelled puts the card back and restores the selection', async () => {
    const { option, carried, putBack, touch, chosen } = holding();
    laidOut(option);
    touch('5H');
    await drag(option('2S'), [[60, 120], [210, 120], [140, 120]]);
    expect(carried).toHaveBeenCalledTimes(2);
    expect(chosen()).toEqual(['2S']);
    act(() => void fireEvent.pointerCancel(option('2S'), { pointerId: 1 }));
    expect(putBack).toHaveBeenCalledOnce();
    expect(chosen()).toEqual(['5H']);
  });

  test('defers the render of a touch, but not that of a drag', async () => {
    const { option, touch, rendered } = holding();
    laidOut(option);
    await drag(option('2S'), [[60, 120], [210, 120]]);
    expect(rendered.find(([now]) => now === '2S')).toEqual(['2S', '2S']);
    fireEvent.pointerCancel(option('2S'), { pointerId: 1 });
    touch('5H');
    expect(rendered.find(([now]) => now === '5H')).toEqual(['5H', '']);
  });

  test('held above the hand does not move the card within it', async () => {
    const { option, carried } = holding();
    laidOut(option);
    await drag(option('2S'), [[60, 120], [210, 20]]);
    expect(carried).not.toHaveBeenCalled();
  });

  test('with another button drags nothing', async () => {
    const { option, carried } = holding();
    laidOut(option);
    await drag(option('2S'), [[60, 120], [210, 120]], { button: 2, buttons: 2 });
    expect(carried).not.toHaveBeenCalled();
  });
});

describe('a dropped card', () => {
  const droppedAt = (card: CardCode, y: number, limits: Held = { refused: '4H' }) => {
    const held = holding(limits);
    const place = document.createElement('section');
    place.dataset['place'] = 'middle';
    place.getBoundingClientRect = () => new DOMRect(0, 0, 300, 90);
    document.body.append(place);
    const option = held.option(card);
    const init = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 };
    fireEvent.pointerDown(option, { ...init, clientX: 60, clientY: 500 });
    // nothing is rendered between the two
    act(() => {
      fireEvent.pointerMove(option, { ...init, clientX: 100, clientY: y });
      fireEvent.pointerUp(option, { ...init, clientX: 100, clientY: y });
    });
    return { ...held, place };
  };

  test('performs the action of its place in the middle', async () => {
    const { acted, why, place } = droppedAt('2S', 50);
    await waitFor(() => expect(acted).toHaveBeenCalledExactlyOnceWith('2S'));
    expect(why()).toBeNull();
    place.remove();
  });

  test('goes to a place for chosen cards only, even if dropped before the selection has rendered', async () => {
    const { acted, place } = droppedAt('2S', 50, { takesChosen: true });
    expect(acted).not.toHaveBeenCalled();
    await waitFor(() => expect(acted).toHaveBeenCalledExactlyOnceWith('2S'));
    place.remove();
  });

  test('that is unplayable shows why in the middle, with the rule, as a press does', () => {
    const { acted, why, place } = droppedAt('4H', 50);
    expect(acted).not.toHaveBeenCalled();
    expect(why()).toContain('You must follow suit.');
    expect(why()).toContain('CW4.2');
    place.remove();
  });

  test('shows no reason elsewhere', () => {
    const { why, chosen, place } = droppedAt('4H', 900);
    expect(why()).toBeNull();
    expect(chosen()).toEqual([]);
    place.remove();
  });
});
