import { expect, it } from 'vitest';
import { namesInLittleRoom } from './namesInLittleRoom.ts';

it('keeps names that are short enough together, and a single name', () => {
  expect(namesInLittleRoom(['Owen', 'Zosia K.'])).toEqual(['Owen', 'Zosia K.']);
  expect(namesInLittleRoom(['Owen-Wilhelmina Maximili'])).toEqual(['Owen-Wilhelmina Maximili']);
});

it('shortens a name that is too long to its first word', () => {
  expect(namesInLittleRoom(['Owen-Wilhelmina Maximili', 'Zosia Maria Anna'])).toEqual(['Owen', 'Zosia']);
});

it('cuts a name without a short first word of its own, the shorter the more players there are', () => {
  expect(namesInLittleRoom(['Anna Wilhelmina', 'Anna Maximiliana'])).toEqual(['Anna Wilh…', 'Anna Maxi…']);
  expect(namesInLittleRoom(['Owen', 'Zosia', 'Bartholomäus', 'Ada'])).toEqual(['Owen', 'Zosia', 'Bart…', 'Ada']);
});

it('cuts between characters', () => {
  expect(namesInLittleRoom(['😀😀😀😀😀😀😀😀😀😀😀😀', 'Ana Mari', 'Ana'])).toEqual(['😀😀😀😀😀…', 'Ana M…', 'Ana']);
});
