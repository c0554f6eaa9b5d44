import { expect, it } from 'vitest';
import { namesInLittleRoom } from './namesInLittleRoom.ts';

it('leaves names as they are that are short enough together, and one alone', () => {
  expect(namesInLittleRoom(['Owen', 'Zosia K.'])).toEqual(['Owen', 'Zosia K.']);
  expect(namesInLittleRoom(['Owen-Wilhelmina Maximili'])).toEqual(['Owen-Wilhelmina Maximili']);
});

it('says of one that is too long the first word', () => {
  expect(namesInLittleRoom(['Owen-Wilhelmina Maximili', 'Zosia Maria Anna'])).toEqual(['Owen', 'Zosia']);
});

it('cuts what has no first word of its own that is short enough, the more people the sooner', () => {
  expect(namesInLittleRoom(['Anna Wilhelmina', 'Anna Maximiliana'])).toEqual(['Anna Wilh…', 'Anna Maxi…']);
  expect(namesInLittleRoom(['Owen', 'Zosia', 'Bartholomäus', 'Ada'])).toEqual(['Owen', 'Zosia', 'Bart…', 'Ada']);
});

it('cuts between letters', () => {
  expect(namesInLittleRoom(['😀😀😀😀😀😀😀😀😀😀😀😀', 'Ana Mari', 'Ana'])).toEqual(['😀😀😀😀😀…', 'Ana M…', 'Ana']);
});
