import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { faultsOfMessage } from './commits.ts';

const WHY = '\n\nThe ring around the link lay over the line.';

it.each(['web: keep the link clear of the line', 'server, web: say whose turn it is', 'e2e: wait for the page, not a clock'])(
  'a commit message can be %j with a body',
  (subject) => expect(faultsOfMessage(subject + WHY)).toEqual([]),
);

it.each([
  ['Keep the link clear of the line', /area/],
  ['web: Keep the link clear of the line', /lower case/],
  ['web: keep the link clear of the line.', /full stop/],
  [`web: ${'keep '.repeat(13)}it all`, /76 characters; 72 are enough/],
])('a commit message cannot be %j', (subject, fault) => {
  expect(faultsOfMessage(subject + WHY).join()).toMatch(fault);
});

it.each(['web: keep the link clear', 'web: keep the link clear\nof the line', 'web: keep the link clear\n\n  \n'])(
  'a commit message needs a body: not %j',
  (message) => expect(faultsOfMessage(message)).toEqual(['no body says why']),
);

/** The date from which commits follow these rules. */
const SINCE = '2026-11-26T00:00:00Z';

/** Returns the output of a git command, or an empty string without a repository. */
function git(...args: readonly string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' });
  return status === 0 ? stdout : '';
}

it('every commit not yet on the main branch says what changed and why', () => {
  const main = ['origin/main', 'main'].find((branch) => git('rev-parse', '--verify', '--quiet', branch) !== '');
  const range = main === undefined ? 'HEAD..HEAD' : `${main}..HEAD`;
  const messages = git('log', '--no-merges', `--since=${SINCE}`, '-z', '--format=%B', range).split('\0');
  const found = messages
    .filter((message) => message.trim() !== '')
    .flatMap((message) => faultsOfMessage(message).map((fault) => `${message.split('\n', 1)[0] ?? ''}: ${fault}`));
  expect(found).toEqual([]);
});
