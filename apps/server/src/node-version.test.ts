import { expect, it } from 'vitest';
import { nodeWarning } from './node-version.ts';

it('a Node version without security updates causes a warning', () => {
  expect(nodeWarning('20.20.2')).toBe('Node 20.20.2 gets no security updates: install the newest LTS version of Node.');
});

it.each(['22.0.0', '24.11.1', '26.1.0'])('Node %s causes no warning', (version) => {
  expect(nodeWarning(version)).toBeNull();
});
