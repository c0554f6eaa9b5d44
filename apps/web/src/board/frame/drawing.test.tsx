// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { message } from '../../language/message.ts';
import { DrawnInParts, OnceWhole } from './drawing.tsx';
import { TableFrame } from './TableFrame.tsx';

afterEach(cleanup);

/** Returns a table whose parts record which parts were there before them. */
function noting() {
  const noted: string[] = [];
  const there = () => [...document.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part') ?? '');
  function Part({ name }: { readonly name: string }) {
    useLayoutEffect(() => {
      noted.push(`${name}: ${there().toSorted((a, b) => a.localeCompare(b)).join(', ')}`);
    }, [name]);
    return <i data-part={name} />;
  }
  const table = (
    <>
      <TableFrame
        className="cloth"
        seats={<Part name="seats" />}
        beside={<Part name="beside" />}
        middle={<Part name="middle" />}
        status={{ headline: message('board.frame-status'), sentence: null, asksYou: false }}
        hand={<Part name="hand" />}
        actions={<Part name="actions" />}
      />
      <OnceWhole>
        <Part name="over" />
      </OnceWhole>
    </>
  );
  return { noted, table };
}

describe('a table that renders for the first time', () => {
  test('renders in parts: the player’s own part first, the overlay with the last', () => {
    const { noted, table } = noting();
    render(<DrawnInParts>{table}</DrawnInParts>);
    expect(noted).toEqual([
      'hand: actions, hand',
      'actions: actions, hand',
      'seats: actions, hand, seats',
      'beside: actions, beside, hand, seats',
      'middle: actions, beside, hand, middle, over, seats',
      'over: actions, beside, hand, middle, over, seats',
    ]);
  });

  test('renders at once outside DrawnInParts', () => {
    const { noted, table } = noting();
    render(table);
    expect(new Set(noted.map((line) => line.split(': ')[1]))).toEqual(new Set(['actions, beside, hand, middle, over, seats']));
  });
});
