import { expect, it } from 'vitest';
import { type BoxEdges, joined, shared, slipPlace, type SlipPlace } from './slipPlace.ts';

const TABLE: BoxEdges = { left: 0, top: 48, right: 360, bottom: 640 };
const HAND: BoxEdges = { left: 4, top: 480, right: 356, bottom: 570 };

/** The height of a text of 1600 px in lines of 22 px, and a row of buttons. */
const heightAt = (width: number): number => Math.ceil(1600 / width) * 22 + 60;

const edgesOf = ({ left, top, width, height }: SlipPlace): BoxEdges => ({ left, top, right: left + width, bottom: top + height });

it('covers neither its subject nor the needed elements, wherever they are', () => {
  for (let top = 60; top < 440; top += 20) {
    const about: BoxEdges = { left: (top * 7) % 300, top, right: ((top * 7) % 300) + 50, bottom: top + 60 };
    const place = slipPlace({ table: TABLE, about: [about], needed: [HAND], seen: [], heightAt, leastHeight: 84 });
    expect(place).not.toBeNull();
    if (place === null) return;
    expect(shared(edgesOf(place), about) + shared(edgesOf(place), HAND)).toBe(0);
  }
});

it('is next to its subject and fits all its words if there is room', () => {
  const about: BoxEdges = { left: 100, top: 100, right: 160, bottom: 180 };
  const place = slipPlace({ table: TABLE, about: [about], needed: [HAND], seen: [], heightAt, leastHeight: 84 });
  expect(place?.top).toBe(about.bottom + 8);
  expect(place?.height).toBe(heightAt(place?.width ?? 0));
});

it('avoids elements worth seeing if there is room elsewhere', () => {
  const about: BoxEdges = { left: 100, top: 250, right: 160, bottom: 300 };
  const seen = [{ box: { left: 0, top: 308, right: 360, bottom: 470 }, cost: 0.03 }];
  const place = slipPlace({ table: TABLE, about: [about], needed: [HAND], seen, heightAt, leastHeight: 84 });
  expect(place === null ? Infinity : edgesOf(place).bottom).toBeLessThanOrEqual(about.top);
});

it('has no place if there is no room', () => {
  expect(slipPlace({ table: TABLE, about: [TABLE], needed: [], seen: [], heightAt, leastHeight: 84 })).toBeNull();
});

it('joins boxes with nothing between them and keeps others separate', () => {
  const at = (left: number): BoxEdges => ({ left, top: 0, right: left + 50, bottom: 50 });
  expect(joined([at(0), at(120), at(60), at(400)], 24)).toEqual([{ ...at(0), right: 170 }, at(400)]);
  expect(joined([at(0), at(100)], 24)).toHaveLength(2);
});
