import { describe, expect, it } from 'vitest';
import { readHandKey } from './handKeys.ts';

const ONE_ROW = { at: 2, count: 5, firstRow: 5 };
const key = (name: string, altKey = false) => ({ key: name, altKey });

describe('readHandKey', () => {
  it('goes to the next card and stops at the ends', () => {
    expect(readHandKey(key('ArrowRight'), ONE_ROW)).toEqual({ kind: 'go', to: 3 });
    expect(readHandKey(key('ArrowLeft'), ONE_ROW)).toEqual({ kind: 'go', to: 1 });
    expect(readHandKey(key('ArrowLeft'), { ...ONE_ROW, at: 0 })).toEqual({ kind: 'go', to: 0 });
    expect(readHandKey(key('ArrowRight'), { ...ONE_ROW, at: 4 })).toEqual({ kind: 'go', to: 4 });
  });

  it('goes to the first and the last card', () => {
    expect(readHandKey(key('Home'), ONE_ROW)).toEqual({ kind: 'go', to: 0 });
    expect(readHandKey(key('End'), ONE_ROW)).toEqual({ kind: 'go', to: 4 });
  });

  it('goes from row to row, and to the last card if the second row is shorter', () => {
    expect(readHandKey(key('ArrowDown'), { at: 2, count: 15, firstRow: 8 })).toEqual({ kind: 'go', to: 10 });
    expect(readHandKey(key('ArrowUp'), { at: 10, count: 15, firstRow: 8 })).toEqual({ kind: 'go', to: 2 });
    expect(readHandKey(key('ArrowDown'), { at: 7, count: 15, firstRow: 8 })).toEqual({ kind: 'go', to: 14 });
    expect(readHandKey(key('ArrowUp'), { at: 2, count: 15, firstRow: 8 })).toEqual({ kind: 'go', to: 2 });
  });

  it('leaves up and down to the page if there is only one row', () => {
    expect(readHandKey(key('ArrowUp'), ONE_ROW)).toBeNull();
    expect(readHandKey(key('ArrowDown'), ONE_ROW)).toBeNull();
  });

  it('carries the card with Alt', () => {
    expect(readHandKey(key('ArrowRight', true), ONE_ROW)).toEqual({ kind: 'carry', to: 3 });
  });

  it('selects with Space, plays with Enter, and ignores every other key', () => {
    expect(readHandKey(key(' '), ONE_ROW)).toEqual({ kind: 'choose' });
    expect(readHandKey(key('Enter'), ONE_ROW)).toEqual({ kind: 'act' });
    expect(readHandKey(key('t'), ONE_ROW)).toBeNull();
    expect(readHandKey(key('Tab'), ONE_ROW)).toBeNull();
  });
});
