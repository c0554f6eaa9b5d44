import { describe, expect, it } from 'vitest';
import { parseTableLink } from './tableLink.ts';

describe('the link to a table', () => {
  it.each([
    ['a whole link', 'https://chinwag.example/t/M7K4QABCDE'],
    ['a link with something behind it', 'https://chinwag.example/t/M7K4QABCDE?from=mail#top'],
    ['a link in a sentence', 'come to http://10.0.0.4:2570/t/M7K4QABCDE now'],
    ['a code', 'M7K4QABCDE'],
    ['a code as it was read out', ' m7k4q-abcde '],
  ])('is found in %s', (_, input) => {
    expect(parseTableLink(input)).toBe('M7K4QABCDE');
  });

  it.each([
    ['nothing', ''],
    ['too short a code', 'M7K4Q'],
    ['letters no code has', 'IIIIIOOOOO'],
    ['another address', 'https://chinwag.example/rules/chinkway'],
  ])('is not found in %s', (_, input) => {
    expect(parseTableLink(input)).toBeNull();
  });
});
