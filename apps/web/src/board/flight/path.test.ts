import { describe, expect, it } from 'vitest';
import { pathOf } from './path.ts';

const CARD = { kind: 'card', card: 'QS' } as const;
const COUNTER = { kind: 'counter', worth: 1 } as const;
const TRICK = { left: 100, top: 50, width: 60, height: 84 };
const SLOT = { left: 300, top: 10, width: 30, height: 42 };
const SEAT = { left: 0, top: 0, width: 200, height: 56 };

describe('the way of a card', () => {
  it('begins over the one place in the size of the cards there, and ends over the other in its own', () => {
    expect(pathOf(CARD, TRICK, SLOT, 'seen')).toMatchObject({
      width: 30,
      keyframes: [
        { transform: 'translate(130px, 92px) translate(-50%, -50%) scale(2)', opacity: 1 },
        { transform: 'translate(315px, 31px) translate(-50%, -50%) scale(1)', opacity: 1 },
      ],
    });
  });

  it('fits a card into a place of another form, no smaller and no larger than a card is seen', () => {
    expect(pathOf(CARD, TRICK, SEAT, 'in').width).toBe(40);
    expect(pathOf(CARD, TRICK, { left: 0, top: 0, width: 8, height: 8 }, 'in').width).toBe(22);
    expect(pathOf(CARD, TRICK, { left: 0, top: 0, width: 900, height: 900 }, 'in').width).toBe(110);
  });

  it('ends unseen where the card goes in, and not where it is seen', () => {
    const endOf = (arrives: 'seen' | 'in') => pathOf(CARD, TRICK, SEAT, arrives).keyframes.at(-1)?.['opacity'];
    expect(endOf('in')).toBe(0);
    expect(endOf('seen')).toBe(1);
  });
});

describe('the way of a counter', () => {
  it('is picked up at the one place and laid down at the other, unseen before and after', () => {
    const { width, keyframes } = pathOf(COUNTER, TRICK, SLOT, 'in');
    expect(width).toBe(22);
    expect(keyframes.map(({ opacity }) => opacity)).toEqual([0, 1, 1, 0]);
    expect(keyframes[0]?.['transform']).toContain('translate(130px, 92px)');
    expect(keyframes.at(-1)?.['transform']).toContain('translate(315px, 31px)');
  });
});

it('moves nothing but transform and opacity', () => {
  for (const thing of [CARD, COUNTER]) {
    for (const frame of pathOf(thing, TRICK, SLOT, 'in').keyframes) {
      expect(Object.keys(frame).filter((key) => key !== 'offset' && key !== 'easing').toSorted()).toEqual(['opacity', 'transform']);
    }
  }
});
