import { describe, expect, it } from 'vitest';
import { heard, parseMuting } from './muting.ts';

const said = (from: string) => ({ from, name: from, at: 0, text: 'hello' });

describe('who is heard', () => {
  it('is everybody, for a newcomer and for one whose device kept nonsense', () => {
    const everybody = { muted: [], chat: 'on' };
    expect([null, '', 'null', '[]', '{"muted":7}'].map(parseMuting)).toEqual(Array.from({ length: 5 }, () => everybody));
  });

  it('lasts', () => {
    expect(parseMuting('{"muted":["tomek"],"chat":"off"}')).toEqual({ muted: ['tomek'], chat: 'off' });
  });

  it('leaves out those who are muted', () => {
    expect(heard([said('tomek'), said('ines')], { muted: ['tomek'], chat: 'on' })).toEqual([said('ines')]);
  });

  it('is nobody when the chat is off', () => {
    expect(heard([said('ines')], { muted: [], chat: 'off' })).toEqual([]);
  });
});
