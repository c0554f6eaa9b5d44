import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translatedRulesFaults } from './translated-rules.ts';

const ENGLISH = `# Tally

## Cards

- **TL1.1** One pack.
- **TL1.2** The ace is high, but see **TL2.1**.

## Play

- **TL2.1** Follow suit (TL1.2).
`;
const SPANISH = `# Tally

## Cartas

- **TL1.1** Una baraja.
- **TL1.2** Manda el as.

## Juego

- **TL2.1** Sigue el palo (TL1.1, TL1.2).
`;

describe('the rules in another language', () => {
  let folder = '';
  const faultsOf = (spanish: string): readonly string[] => {
    writeFileSync(join(folder, 'es/tally.md'), spanish);
    return translatedRulesFaults(folder, ['tally']).map((fault) => fault.replace(`${folder}/es/`, ''));
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rules-'));
    mkdirSync(join(folder, 'es'));
    writeFileSync(join(folder, 'tally.md'), ENGLISH);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('can differ in every word and in the rules they cite', () => {
    expect(faultsOf(SPANISH)).toEqual([]);
  });

  it.each([
    ['a rule too few', SPANISH.replace(/^- \*\*TL1\.2.*\n/mu, ''), 'after TL1.1 (part 3) ##, in English TL1.2.'],
    ['another order of rules', SPANISH.replace('TL1.1', 'TL1.2'), 'after ## (part 2) TL1.2, in English TL1.1.'],
    ['a rule too many', `${SPANISH}- **TL2.2** Fin.\n`, 'after TL2.1 (part 6) TL2.2, in English nothing.'],
    ['a heading of another level', SPANISH.replace('## Juego', '### Juego'), 'after TL1.2 (part 4) ###, in English ##.'],
    ['a heading too few', SPANISH.replace('## Juego', ''), 'after TL1.2 (part 4) TL2.1, in English ##.'],
    ['nothing to say', '', 'first of all nothing, in English #.'],
  ])('cannot have %s', (_, spanish, difference) => {
    expect(faultsOf(spanish)).toEqual([`tally.md has ${difference}`]);
  });

  it('exist for every game and no other', () => {
    writeFileSync(join(folder, 'es/taly.md'), SPANISH);
    const faults = [`${folder}/es/taly.md is of no game.`, `${folder}/es/tally.md is missing.`];
    expect(translatedRulesFaults(folder, ['tally'])).toEqual(faults);
  });
});
