// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placed } from '../../ui/place.ts';
import { Measuring } from '../../board/flight/Measuring.tsx';
import { useRegrouping } from './useRegrouping.ts';

/* Tests have no layout and no animations: the boxes of the cards are set here, and started animations are recorded. */
let lying: Readonly<Record<string, readonly [x: number, y: number, width: number]>> = {};
let laidOut: (() => void)[] = [];
let started: string[] = [];
let asked = 0;

const nameOf = (element: HTMLElement) => element.dataset['place'] ?? element.className;

function lays(property: 'offsetLeft' | 'offsetTop' | 'offsetWidth' | 'offsetHeight', at: 0 | 1 | 2, times = 1) {
  vi.spyOn(HTMLElement.prototype, property, 'get').mockImplementation(function where(this: HTMLElement) {
    asked += 1;
    return (lying[nameOf(this)]?.[at] ?? 0) * times;
  });
}

beforeEach(() => {
  [laidOut, started, asked] = [[], [], 0];
  lays('offsetLeft', 0);
  lays('offsetTop', 1);
  lays('offsetWidth', 2);
  lays('offsetHeight', 2, 1.5);
  vi.spyOn(window, 'getComputedStyle').mockImplementation(() => ({ transitionDuration: '0.26s' }) as CSSStyleDeclaration);
  vi.stubGlobal('ResizeObserver', class {
    constructor(readonly back: () => void) {}
    observe = () => void laidOut.push(this.back);
    disconnect = () => undefined;
  });
  Element.prototype.animate = function animate(this: HTMLElement, { transform }: PropertyIndexedKeyframes) {
    started.push(`${nameOf(this)}: ${String(transform)}`);
    return { cancel: () => undefined } as unknown as Animation;
  };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface RegroupedProps {
  readonly apart: readonly string[];
  readonly loose: readonly string[];
}

function Own({ apart, loose }: RegroupedProps) {
  const [own, regrouping] = useRegrouping(apart.join(' '));
  const card = (code: string) => <i key={code} {...placed(`hand ${code}`)} />;
  return (
    <section ref={own}>
      <Measuring {...regrouping} />
      {apart.map(card)}
      <div className="chinchon-loose">{loose.map(card)}</div>
    </section>
  );
}

it('animates cards that are set apart to their group, and loose cards to their new place', () => {
  lying = { 'chinchon-loose': [0, 20, 300], 'hand 1O': [0, 20, 60], 'hand 2O': [70, 20, 60], 'hand 7B': [140, 20, 60] };
  const { rerender } = render(<Own apart={[]} loose={['1O', '2O', '7B']} />);
  rerender(<Own apart={['1O', '2O']} loose={['7B']} />);
  started = [];
  lying = { 'chinchon-loose': [110, 10, 190], 'hand 1O': [0, 30, 40], 'hand 2O': [22, 30, 40], 'hand 7B': [120, 10, 60] };
  act(() => laidOut.forEach((back) => back()));
  expect(started).toEqual([
    'chinchon-loose: translate(-110px, 10px),none',
    'hand 1O: translate(10px, 5px) scale(1.5),none',
    'hand 2O: translate(58px, 5px) scale(1.5),none',
    // with all loose cards, and a little farther
    'hand 7B: translate(130px, 0px),none',
  ]);
});

it('measures the same cards at once after a regrouping, and cards that come or go only after layout', () => {
  const timesRead = () => vi.mocked(window.getComputedStyle).mock.calls.length;
  const { rerender } = render(<Own apart={[]} loose={['1O', '2O', '7B']} />);
  rerender(<Own apart={['1O']} loose={['2O', '7B']} />);
  const atOnce = timesRead();
  expect(atOnce).toBeGreaterThan(0);
  rerender(<Own apart={['2O']} loose={['7B']} />);
  expect(timesRead()).toBe(atOnce);
  act(() => laidOut.at(-1)?.());
  expect(timesRead()).toBeGreaterThan(atOnce);
});

it('reads no layout while the same cards are set apart', () => {
  const { rerender } = render(<Own apart={['1O']} loose={['2O', '7B']} />);
  rerender(<Own apart={['1O']} loose={['7B']} />);
  expect([asked, laidOut.length]).toEqual([0, 0]);
});
