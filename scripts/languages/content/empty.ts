import { inEach } from './message.ts';

/** Checks that a text is not empty in any case. */
export const empty = inEach(({ renderings }) => {
  const silent = renderings.find(({ text }) => text.trim() === '');
  if (silent === undefined) return [];
  const cases = [...silent.cases].map(([gap, key]) => `${gap} ${key}`).join(', ');
  return [cases === '' ? 'it is empty' : `it is empty in the case ${cases}`];
});
