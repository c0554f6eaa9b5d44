import { expect, it } from 'vitest';
import { startSentence } from './start-sentence.ts';

const TAKEN = 'is in use. Stop what uses it, or choose another:';
it.each([
  ['that is taken', 'EADDRINUSE', 80, `Port 80 ${TAKEN} PORT=3000 npm start`],
  ['of the metrics that is taken', 'EADDRINUSE', 90, `Port 90 ${TAKEN} METRICS_PORT=9100 npm start`],
  ['that others may not open', 'EACCES', 80, 'Port 80 is not for this user to open. Choose another, from 1024 on:'],
])('a port %s is reported with the setting to change', (_, code, port, sentence) => {
  expect(startSentence(Object.assign(new Error('listen'), { code, port }), 80)).toContain(sentence);
});

it('an address that the machine does not have is reported with its setting', () => {
  const error = Object.assign(new Error('listen'), { code: 'EADDRNOTAVAIL', address: '192.0.2.9', port: 80 });
  expect(startSentence(error, 80)).toBe('This machine has no address 192.0.2.9. Set LISTEN_HOST to one that it has.');
});

it('any other startup error is reported with its own message', () => {
  expect(startSentence(new Error('The disk is full.'), 2567)).toBe('The server could not start: The disk is full.');
  expect(startSentence(Object.assign(new Error('no'), { code: 'EACCES' }), 2567)).toBe('The server could not start: no');
});
