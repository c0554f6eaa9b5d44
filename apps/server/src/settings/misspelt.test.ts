import { expect, it } from 'vitest';
import { misspelt } from './misspelt.ts';

it.each([
  ['PROXY', 'PROXIES'],
  ['DATADIR', 'DATA_DIR'],
  ['data_dir', 'DATA_DIR'],
  ['LOG_LEVL', 'LOG_LEVEL'],
  ['LOG_LEVVEL', 'LOG_LEVEL'],
  ['LOG_LEBEL', 'LOG_LEVEL'],
  ['LOG_LEVLE', 'LOG_LEVEL'],
  ['WATCHER', 'WATCHERS'],
])('%s is reported as a possible misspelling of %s', (variable, perhaps) => {
  expect(misspelt({ [variable]: '1' })).toEqual([{ variable, perhaps }]);
});

it.each(['HOST', 'PATH', 'PWD', 'TAGS', 'HOME', 'LOG_LABELS', 'HTTP_PROXY'])('%s is not reported as a misspelling', (variable) => {
  expect(misspelt({ [variable]: '1' })).toEqual([]);
});

it('a misspelling is not reported if the correct variable is set', () => {
  expect(misspelt({ DATADIR: 'x', DATA_DIR: 'y' })).toEqual([]);
});
