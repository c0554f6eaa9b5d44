import { expect, it } from 'vitest';
import { toldApart } from './told-apart.ts';

it('a name that is somebody else’s already gets a number', () => {
  expect(toldApart(['Ann', 'Ben', 'Ann', 'Ann'])).toEqual(['Ann', 'Ben', 'Ann 2', 'Ann 3']);
});

it('a name that could be taken for another gets one too', () => {
  expect(toldApart(['Inés', 'ines', 'I nes.'])).toEqual(['Inés', 'ines 2', 'I nes. 3']);
});

it('nobody’s name is nothing', () => {
  expect(toldApart(['', 'Ann', ''])).toEqual(['', 'Ann', '']);
});
