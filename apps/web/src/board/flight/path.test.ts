import { describe, expect, it } from 'vitest';
import { pathOf } from './path.ts';

const CARD = { kind: 'card', card: 'QS' } as const;
const COUNTER = { kind: 'counter', worth: 1 } as const;
const TRICK = { left: 100, top: 50, width: 60, height: 84 };
const SLOT = { left: 300, top: 10, width: 30, height: 42 };
const SEAT = { left: 0, top: 0, width: 200, height: 56 };

describe('the path of a card', () => {
  it('starts over the old place in the size of its cards and ends over the new place in its own size', () => {
    expect(pathOf(CARD, TRICK, SLOT, 'seen')).toMatchObject({
      width: 30,
      keyframes: [
        { transform: 'translate(130px, 92px) translate(-50%, -50%) scale(2)', opacity: 1 },
        { transform: 'translate(315px, 31px) translate(-50%, -50%) scale(1)', opacity: 1 },
      ],
    });
  });

  it('fits the card into a place of another shape, within the smallest and largest size of a card', () => {
    expect(pathOf(CARD, TRICK, SEAT, 'in').width).toBe(40);
    expect(pathOf(CARD, TRICK, { left: 0, top: 0, width: 8, height: 8 }, 'in').width).toBe(22);
    expect(pathOf(CARD, TRICK, { left: 0, top: 0, width: 900, height: 900 }, 'in').width).toBe(110);
  });

  it('ends invisible if the card goes into the place, and visible otherwise', () => {
    const endOf = (arrives: 'seen' | 'in') => pathOf(CARD, TRICK, SEAT, arrives).keyframes.at(-1)?.['opacity'];
    expect(endOf('in')).toBe(0);
    expect(endOf('seen')).toBe(1);
  });
});

describe('the path of a counter', () => {
  it('fades in at the start and out at the end', () => {
    const { width, keyframes } = pathOf(COUNTER, TRICK, SLOT, 'in');
    expect(width).toBe(22);
    expect(keyframes.map(({ opacity }) => opacity)).toEqual([0, 1, 1, 0]);
    expect(keyframes[0]?.['transform']).toContain('translate(130px, 92px)');
    expect(keyframes.at(-1)?.['transform']).toContain('translate(315px, 31px)');
  });
});

it('animates only transform and opacity', () => {
  for (const thing of [CARD, COUNTER]) {
    for (const frame of pathOf(thing, TRICK, SLOT, 'in').keyframes) {
      expect(Object.keys(frame).filter((key) => key !== 'offset' && key !== 'easing').toSorted()).toEqual(['opacity', 'transform']);
    }
  }
});
