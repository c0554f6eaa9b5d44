import { expect, it } from 'vitest';
import { asides } from './asides.ts';

it('asides are joined as each language requires', () => {
  const remarks = ['as', 'dama', 'król'];
  expect(asides(remarks, 'en')).toBe('as, dama, król');
  expect(asides(remarks, 'es')).toBe('as, dama, król');
  expect(asides(remarks.slice(1), 'es')).toBe('dama y król');
  expect(asides(remarks, 'pl')).toBe('as, dama i król');
  expect(asides([], 'pl')).toBe('');
});
