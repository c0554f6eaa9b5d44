import { describe, expect, it } from 'vitest';
import { disambiguateNames } from './disambiguate-names.ts';

it('a name already in use gets a number', () => {
  expect(disambiguateNames(['Ann', 'Ben', 'Ann', 'Ann'])).toEqual(['Ann', 'Ben', 'Ann 2', 'Ann 3']);
});

it('an empty name gets no number', () => {
  expect(disambiguateNames(['', 'Ann', ''])).toEqual(['', 'Ann', '']);
});

it('a number already part of another name is skipped', () => {
  expect(disambiguateNames(['Ann', 'Ann 2', 'Ann', 'ann2'])).toEqual(['Ann', 'Ann 2', 'Ann 3', 'ann2 2']);
});

it('fifty people with the same name get fifty different names', () => {
  expect(new Set(disambiguateNames(Array.from({ length: 50 }, () => 'Ann'))).size).toBe(50);
});

describe('a name that looks like another gets a number', () => {
  it.each([
    ['by its accents', 'Inés', 'ines'],
    ['by its spaces and signs', 'Ines', 'I nes.'],
    ['by Cyrillic letters', 'Peter', 'Реtеr'],
    ['by Cyrillic capitals', 'BOB', 'ВОВ'],
    ['by Greek letters', 'Nina', 'Νina'],
    ['by Greek capitals', 'HANNAH', 'ΗΑΝΝΑΗ'],
    ['by one digit', 'Bob', 'B0b'],
    ['by a capital I', 'Ilse', 'llse'],
    ['by two letters like one', 'Mama', 'Marna'],
    ['by wide letters', 'Ann', 'Ａｎｎ'],
    ['by letters of mathematics', 'Ann', '𝒜𝓃𝓃'],
    ['by a bar through it', 'Lukasz', 'Łukasz'],
    ['by a pile of marks', 'Ann', 'A̷n̷n̷'],
    ['in Arabic, by its vowels', 'محمد', 'مُحَمَّد'],
    ['in capitals of another script', 'ОЛЬГА', 'Ольга'],
  ])('%s', (_, name, other) => {
    expect(disambiguateNames([name, other])).toEqual([name, `${other} 2`]);
    expect(disambiguateNames([other, name])).toEqual([other, `${name} 2`]);
  });
});

it('names that do not look alike stay unchanged in any script', () => {
  const names = ['Łukasz', 'Inés', 'Ольга', '美咲', 'محمد', 'मीरा', 'मारा', 'かな', 'がな', 'Ann', 'Anna', 'Hannah', 'Nana'];
  expect(disambiguateNames(names)).toEqual(names);
});
