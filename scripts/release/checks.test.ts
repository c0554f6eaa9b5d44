import { describe, expect, it } from 'vitest';
import { faultsOf, type ReleaseState, sectionOf } from './checks.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

## [1.0.0] - 2026-12-01

- Operators: games of 0.1 continue.

## [0.9.0] - 2026-11-01
`;
const READY: ReleaseState = {
  version: '1.0.0', status: '', changelog: CHANGELOG, packages: { 'package.json': '1.0.0' }, tags: ['v0.9.0'],
};

describe('a release', () => {
  it('is allowed if everything is committed, versions agree and the changelog has its section', () => {
    expect(faultsOf(READY)).toEqual([]);
  });

  const refused: readonly (readonly [string, Partial<ReleaseState>, string])[] = [
    ['what is no version', { version: '1.0' }, 'is no version'],
    ['changes that are not committed', { status: ' M README.md\n' }, 'Not everything is committed'],
    ['a version that was released', { tags: ['v1.0.0'] }, 'a tag v1.0.0 already'],
    ['a package of another version', { packages: { 'apps/server/package.json': '0.1.0' } }, 'has the version 0.1.0. Set it'],
    ['a changelog without its part', { changelog: '## [Unreleased]\n\n- New.\n' }, 'has no part "## [1.0.0]'],
    ['a part without a date', { changelog: '## [1.0.0]\n\n- Games continue.\n' }, 'has no part "## [1.0.0]'],
    ['a part with nothing in it', { changelog: '## [1.0.0] - 2026-12-01\n' }, 'says nothing'],
    ['a part that does not say what becomes of games', { changelog: '## [1.0.0] - 2026-12-01\n\n- New.\n' }, 'games continue'],
  ];
  it.each(refused)('is refused with an error sentence for %s', (_, other, sentence) => {
    const faults = faultsOf({ ...READY, ...other });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(sentence);
  });

  it('takes only its own section of the changelog', () => {
    expect(sectionOf(CHANGELOG, '1.0.0')).toContain('games of 0.1 continue');
    expect(sectionOf(CHANGELOG, '1.0.0')).not.toContain('0.9.0');
  });
});
