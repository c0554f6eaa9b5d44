import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string): string => readFileSync(`docs/operating/${name}`, 'utf8');

/** The log format of the client address in each shipped proxy configuration. */
const WRITTEN: Readonly<Record<string, (address: string) => string>> = {
  nginx: (address) => {
    const [, expression = ''] = /^ {4}"~(\^.*)" +\$before_code-\$after_code;$/m.exec(read('nginx.conf')) ?? [];
    const [path = ''] = address.split('?');
    return path.replace(new RegExp(expression), (_all, before: string, after = '') => `${before}-${after}`);
  },
  caddy: (address) => {
    const [, expression = '', by = ''] = /request>uri regexp "(.*)" "(.*)"/.exec(read('Caddyfile')) ?? [];
    return address.replaceAll(new RegExp(expression, 'g'), by);
  },
};

const ADDRESSES = [
  '/t/KKKKKKKKKK', '/api/tables/23456789AB', '/api/tables/KKKKKKKKKK/room', '/matchmake/joinById/KKKKKKKKKK',
  '/aB3_-xY9z/KKKKKKKKKK?sessionId=abc&token=secret',
];

it.each(Object.keys(WRITTEN))('the log of %s contains no table code and no query, but still the kind of request', (proxy) => {
  for (const address of ADDRESSES) {
    const written = WRITTEN[proxy]?.(address) ?? '';
    expect(written).not.toMatch(/[2-9A-Z]{10}|secret/);
    expect(written.startsWith(address.slice(0, 3))).toBe(true);
  }
  expect(WRITTEN[proxy]?.('/assets/index-x2Y7.js')).toBe('/assets/index-x2Y7.js');
});

it('a request without TLS is redirected to the same URL with TLS, including the query', () => {
  expect(read('nginx.conf')).toContain('return 301 https://$host$request_uri;');
});
