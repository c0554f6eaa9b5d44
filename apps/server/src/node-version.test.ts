import { expect, it } from 'vitest';
import { nodeWarning } from './node-version.ts';

it('a server on a Node without security updates says so', () => {
  expect(nodeWarning('20.20.2')).toBe('Node 20.20.2 gets no security updates: install the newest LTS version of Node.');
});

it.each(['22.0.0', '24.11.1', '26.1.0'])('a server on Node %s says nothing of it', (version) => {
  expect(nodeWarning(version)).toBeNull();
});
