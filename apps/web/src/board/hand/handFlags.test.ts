import { expect, test } from 'vitest';
import type { Message } from '../../language/message.ts';
import { handFlags } from './handFlags.ts';

const say = (said: string | Message) => (typeof said === 'string' ? said : said.key);

test('a card that is both new and fitting has both flags, and a card that is neither has none', () => {
  const flags = handFlags({ fresh: ['9D', '2S'], fitting: ['9D', 'KH', 'KH'] }, say);
  const words = [...flags].map(([card, those]) => `${card} ${those.map(({ word }) => word).join(' ')}`);
  expect(words).toEqual(['9D board.flag-new board.flag-fits', '2S board.flag-new', 'KH board.flag-fits']);
});
