import { expect, it } from 'vitest';
import { momentIn, withMoment } from './moment.ts';

it('a link contains the moment and the perspective and keeps its other parameters', () => {
  expect(momentIn(withMoment('?lang=pl', 123, 2), 4)).toEqual({ at: 123, eyes: 2 });
  expect(momentIn(withMoment('', 7, 'all-hands'), 4)).toEqual({ at: 7, eyes: 'all-hands' });
  expect(withMoment('?lang=pl&at=5', 123, 2)).toBe('?lang=pl&at=123&eyes=2');
});

it.each(['', '?at=-1&eyes=4', '?at=x&eyes=', '?at=1.5&eyes=1e0', '?at=99999999&eyes=-0'])('%s contains neither', (search) => {
  expect(momentIn(search, 4)).toEqual({ at: null, eyes: null });
});
