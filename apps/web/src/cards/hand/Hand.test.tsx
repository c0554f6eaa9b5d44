// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CardCode } from '../../language/cardCode.ts';
import { Hand } from './Hand.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const CARDS: readonly CardCode[] = ['2S', '3S', '4H', '5H'];
const WHY = { rule: 'CW4.2', message: 'You must follow suit.' };

interface Held {
  readonly choice?: 'one' | 'many';
  readonly refused?: CardCode;
  readonly cards?: readonly CardCode[];
}

/** A hand that keeps what is chosen; of hearts, some may be refused. */
function holding({ choice = 'many', refused, cards = CARDS }: Held = {}) {
  const acted = vi.fn<(card: CardCode) => void>();
  const carried = vi.fn<(card: CardCode, to: number) => void>();
  function Held({ held }: { readonly held: readonly CardCode[] }) {
    const [selected, setSelected] = useState<readonly CardCode[]>([]);
    return (
      <Hand
        cards={held}
        label="Your hand"
        choice={choice}
        selected={selected}
        onSelect={setSelected}
        onAct={acted}
        onCarry={carried}
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
    option,
    chosen: () => CARDS.filter((card) => cards.includes(card) && option(card).getAttribute('aria-selected') === 'true'),
    touch: (card: CardCode) => fireEvent.click(option(card)),
    press: (key: string, more: object = {}) => fireEvent.keyDown(document.activeElement ?? getByRole('listbox'), { key, ...more }),
    why: () => queryByRole('note')?.textContent ?? null,
    focused: () => document.activeElement?.getAttribute('aria-posinset') ?? null,
  };
}

describe('touching', () => {
  test('a card chooses it, and touching it again lets it go', () => {
    const { touch, chosen } = holding();
    touch('2S');
    touch('4H');
    expect(chosen()).toEqual(['2S', '4H']);
    touch('2S');
    expect(chosen()).toEqual(['4H']);
  });

  test('another card lets go of the first where only one can be chosen', () => {
    const { touch, chosen } = holding({ choice: 'one' });
    touch('2S');
    touch('4H');
    expect(chosen()).toEqual(['4H']);
  });

  test('a card that may not be chosen says why, with the rule, until one does anything else', () => {
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
  test('go from card to card; Space lifts, Enter acts', () => {
    const { option, press, chosen, acted, focused } = holding();
    option('2S').focus();
    press('ArrowRight');
    expect(focused()).toBe('2');
    press(' ');
    expect(chosen()).toEqual(['3S']);
    press('Enter');
    expect(acted).toHaveBeenCalledExactlyOnceWith('3S');
  });

  test('act with no card that may not be played, but say why', () => {
    const { option, press, acted, why } = holding({ refused: '2S' });
    option('2S').focus();
    press('Enter');
    expect(acted).not.toHaveBeenCalled();
    expect(why()).toContain('You must follow suit.');
    press('ArrowRight');
    expect(why()).toBeNull();
  });

  test('carry a card along with Alt, and the focus goes with it', () => {
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
  const over = (element: Element) => vi.spyOn(document, 'elementFromPoint').mockReturnValue(element);

  test('that drags a card carries it to each card that it comes over', () => {
    const { option, carried } = holding();
    fireEvent.pointerDown(option('2S'), { button: 0, pointerId: 1, clientX: 0, clientY: 0 });
    over(option('4H'));
    fireEvent.pointerMove(option('2S'), { pointerId: 1, clientX: 60, clientY: 0 });
    expect(carried).toHaveBeenCalledExactlyOnceWith('2S', 2);
  });

  test('has the card under it that it drags, and lays it back into the hand', () => {
    const { option } = holding();
    fireEvent.pointerDown(option('2S'), { button: 0, pointerId: 1, clientX: 5, clientY: 5 });
    over(option('4H'));
    fireEvent.pointerMove(option('2S'), { pointerId: 1, clientX: 65, clientY: 25 });
    expect(option('2S').style.translate).toBe('60px 20px');
    fireEvent.pointerUp(option('2S'), { pointerId: 1 });
    expect(option('2S').style.translate).toBe('');
  });

  test('that hardly moves only touches, and another finger carries nothing', () => {
    const { option, carried } = holding();
    fireEvent.pointerDown(option('2S'), { button: 0, pointerId: 1, clientX: 0, clientY: 0 });
    over(option('4H'));
    fireEvent.pointerMove(option('2S'), { pointerId: 1, clientX: 6, clientY: 6 });
    fireEvent.pointerMove(option('2S'), { pointerId: 2, clientX: 60, clientY: 0 });
    expect(carried).not.toHaveBeenCalled();
  });

  test('that has let go carries nothing any more', () => {
    const { option, carried } = holding();
    fireEvent.pointerDown(option('2S'), { button: 0, pointerId: 1, clientX: 0, clientY: 0 });
    fireEvent.pointerUp(option('2S'), { pointerId: 1 });
    over(option('4H'));
    fireEvent.pointerMove(option('2S'), { pointerId: 1, clientX: 60, clientY: 0 });
    expect(carried).not.toHaveBeenCalled();
  });

  test('with the other button carries nothing', () => {
    const { option, carried } = holding();
    fireEvent.pointerDown(option('2S'), { button: 2, pointerId: 1, clientX: 0, clientY: 0 });
    over(option('4H'));
    fireEvent.pointerMove(option('2S'), { pointerId: 1, clientX: 60, clientY: 0 });
    expect(carried).not.toHaveBeenCalled();
  });
});
