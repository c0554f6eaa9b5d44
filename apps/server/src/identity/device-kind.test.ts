import { expect, it } from 'vitest';
import { kindOfDevice } from './device-kind.ts';

it.each([
  ['phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148'],
  ['phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'],
  ['tablet', 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'],
  ['tablet', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148'],
  ['tablet', 'Mozilla/5.0 (Android 13; Tablet; rv:127.0) Gecko/127.0 Firefox/127.0'],
  ['computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
  ['computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'],
  ['computer', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15'],
  ['unknown', 'curl/8.5.0'],
  ['unknown', ''],
  ['unknown', undefined],
])('the kind %s is recognized by the user agent: %s', (kind, userAgent) => {
  expect(kindOfDevice(userAgent)).toBe(kind);
});

it('only the beginning of a long user agent is examined', () => {
  expect(kindOfDevice(`${'x'.repeat(400)} iPhone`)).toBe('unknown');
});
