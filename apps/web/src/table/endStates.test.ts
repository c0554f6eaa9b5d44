import { describe, expect, it } from 'vitest';
import { inEnglish } from '../language/testing.ts';
import { endStateOf } from './endStates.ts';

/** Every refusal with which the server ends a connection for good, or permanently prevents one. */
const FINAL = [
  'table-not-found', 'table-gone', 'link-dead', 'door-closed', 'turned-away', 'removed-from-table', 'name-forgotten', 'table-full',
  'watching-closed', 'too-many-watchers', 'left-elsewhere', 'too-many-tabs',
  'game-outdated', 'game-unknown',
] as const;

const unexpected = endStateOf('a code of another day');

describe('a table that cannot be opened', () => {
  const passing = ['unreachable', 'store-unavailable', 'page-not-loaded', 'answer-not-understood'];
  it.each([...FINAL, ...passing])('has a title and advice: %s', (code) => {
    const { title, advice } = endStateOf(code);
    expect(title.key).not.toBe(unexpected.title.key);
    expect(inEnglish(title)).not.toMatch(/^table\./);
    expect(inEnglish(advice)).toMatch(/^[A-Z].*\.$/);
  });

  it('has a fallback page for an unknown code', () => {
    expect(unexpected.again).not.toBeNull();
    expect(endStateOf('constructor')).toEqual(unexpected);
  });
});
