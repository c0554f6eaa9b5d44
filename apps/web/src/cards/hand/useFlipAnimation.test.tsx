// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CardCode } from '../../language/cardCode.ts';
import { placed } from '../../ui/place.ts';
import { useFlipAnimation } from './useFlipAnimation.ts';

/* Tests have no frames and no animations: both are supplied here, and started animations are recorded. */
let frames: FrameRequestCallback[] = [];
let started: string[] = [];
let cancelled = 0;

const drawn = () => {
  const due = frames;
  frames = [];
  for (const draw of due) draw(0);
};

beforeEach(() => {
  [frames, started, cancelled] = [[], [], 0];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.spyOn(window, 'getComputedStyle').mockImplementation(() => ({ transitionDuration: '0.26s' }) as CSSStyleDeclaration);
  Element.prototype.animate = function animate({ transform }: PropertyIndexedKeyframes) {
    started.push(`${this.getAttribute('data-place')} ${String(transform)}`);
    return { cancel: () => (cancelled += 1) } as unknown as Animation;
  };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface HeldProps {
  readonly cards: readonly CardCode[];
  readonly within?: number;
}

function Held({ cards, within = 400 }: HeldProps) {
  const hand = useRef<HTMLDivElement>(null);
  useFlipAnimation(hand, { cards, places: cards.map((_, k) => ({ x: k * 70, y: 0 })), within });
  return <div ref={hand}>{cards.map((card) => <i key={card} {...placed(`hand ${card}`)} />)}</div>;
}

it('animates each card of a hand from its old place to its new place as soon as it moves', () => {
  const { rerender } = render(<Held cards={['2S', '3S', '4S']} />);
  drawn();
  rerender(<Held cards={['2S', '4S']} />);
  expect(started).toEqual(['hand 4S translate(70px, 0px),none']);
  drawn();
  rerender(<Held cards={['2S', '4S']} />);
  expect(started).toHaveLength(1);
});

it('animates a card from where it was last seen, no matter how often it moves before the next frame', () => {
  const { rerender } = render(<Held cards={['2S', '3S', '4S']} />);
  drawn();
  rerender(<Held cards={['3S', '4S']} />);
  rerender(<Held cards={['4S']} />);
  expect(started.at(-1)).toBe('hand 4S translate(140px, 0px),none');
  expect(cancelled).toBe(2);
});

it('animates no card that is new or has not moved', () => {
  const { rerender } = render(<Held cards={['2S', '3S']} />);
  drawn();
  rerender(<Held cards={['2S', '3S', '5H']} />);
  drawn();
  expect(started).toEqual([]);
});

it('animates nothing in a hand that has become narrower or when the transition time is 0', () => {
  const { rerender } = render(<Held cards={['2S', '3S']} />);
  drawn();
  vi.spyOn(window, 'getComputedStyle').mockImplementation(() => ({ transitionDuration: '0s' }) as CSSStyleDeclaration);
  rerender(<Held cards={['3S', '2S']} within={300} />);
  drawn();
  rerender(<Held cards={['2S', '3S']} within={300} />);
  drawn();
  expect(started).toEqual([]);
});
