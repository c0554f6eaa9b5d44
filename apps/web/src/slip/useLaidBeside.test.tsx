// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLaidBeside } from './useLaidBeside.ts';

/* Counts the computations of the note's place: each begins with a query for animations. */
let looks = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  looks = 0;
  Element.prototype.getAnimations = () => {
    looks += 1;
    return [];
  };
});

afterEach(() => vi.useRealTimers());

function Table({ words = '' }: { readonly words?: string }) {
  const slip = useRef<HTMLElement>(null);
  const light = useRef<HTMLElement>(null);
  useLaidBeside({ slip, light, about: [], isAsked: false, canWait: false });
  return (
    <div className="play">
      <section className="middle" />
      <div className="hand"><i className="card" /></div>
      <i ref={light} />
      <aside ref={slip}>{words}</aside>
    </div>
  );
}

/** Changes an element at a table with a note. Returns whether the note's place is computed again. */
async function looksAgain(change: (find: (selector: string) => HTMLElement) => void): Promise<boolean> {
  cleanup();
  const { container } = render(<Table />);
  const find = (selector: string) => container.querySelector<HTMLElement>(selector) ?? document.createElement('i');
  vi.advanceTimersByTime(40);
  looks = 0;
  change(find);
  await Promise.resolve();
  vi.advanceTimersByTime(40);
  return looks > 0;
}

test('a slip measures again after a change at the table', async () => {
  expect(await looksAgain((find) => find('.middle').append('a card'))).toBe(true);
});

test('a slip does not measure during the frames of a drag', async () => {
  const held = (find: (selector: string) => HTMLElement) => {
    const copy = document.createElement('div');
    copy.className = 'held-copy';
    find('.hand').append(copy);
    return copy;
  };
  expect(await looksAgain((find) => find('.middle').setAttribute('data-drop-lit', 'over'))).toBe(false);
  expect(await looksAgain((find) => find('.card').setAttribute('data-carried', ''))).toBe(false);
  let copy: HTMLElement | null = null;
  await looksAgain((find) => {
    copy = held(find);
  });
  looks = 0;
  (copy as HTMLElement | null)?.style.setProperty('transform', 'none');
  await Promise.resolve();
  vi.advanceTimersByTime(1000);
  expect(looks).toBe(0);
});

test('a slip keeps measuring for a while after a change, because no event reports that an element was only moved', async () => {
  await looksAgain((find) => find('.middle').append('a card'));
  looks = 0;
  vi.advanceTimersByTime(1000);
  expect(looks).toBeGreaterThan(2);
});

test('a slip on the table measures new words of its own in the next frame, not while they are rendered', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
  const { container, rerender } = render(<Table />);
  vi.advanceTimersByTime(5000);
  const slip = container.querySelector('aside');
  slip?.style.removeProperty('transform');
  rerender(<Table words="Follow suit." />);
  expect(slip?.style.transform).toBe('');
  vi.advanceTimersByTime(40);
  expect(slip?.style.transform).toMatch(/^translate/);
});

test('a slip does not measure an idle table', async () => {
  await looksAgain((find) => find('.middle').append('a card'));
  vi.advanceTimersByTime(3000);
  looks = 0;
  vi.advanceTimersByTime(60_000);
  expect(looks).toBe(0);
});
