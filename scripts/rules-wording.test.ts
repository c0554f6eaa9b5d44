import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rulesWordingFaults } from './rules-wording.ts';

describe('a rules page', () => {
  let folder = '';
  const faultsOf = (text: string, page = 'tally.md'): readonly string[] => {
    writeFileSync(join(folder, page), text);
    return rulesWordingFaults(folder).map((fault) => fault.replace(`${folder}/`, ''));
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rules-'));
    mkdirSync(join(folder, 'pl'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('can write the index before the suit sign, name people, and name a choice as the host sees it', () => {
    expect(faultsOf('1. Ada leads 10♥, and Bruno takes 4♠ 5♠ with A♦ 2, by *Links*. The first seat deals. ♠ ♥ ♦ ♣')).toEqual([]);
  });

  it.each([
    ['Ada leads ♥10.', '♥10', 'write the index and then the sign, 6♠'],
    ['Ada holds ♥ 5 6 7.', '♥ 5', 'write the index and then the sign, 6♠'],
    ['Seat 0 leads.', 'Seat 0', 'give people names'],
    ['Sale el asiento 2.', 'asiento 2', 'give people names'],
    ['Na miejscach od 0 do 3.', 'miejscach od 0', 'give people names'],
    ['Gracz 1 płaci.', 'Gracz 1', 'give people names'],
    ['With `links` it is 3.', '`links`', 'name a choice as the host sees it, in italics'],
  ])('cannot say: %s', (text, found, say) => {
    expect(faultsOf(`# Tally\n\n${text}\n`, 'pl/tally.md')).toEqual([`pl/tally.md:3 says "${found}": ${say}.`]);
  });

  it('is checked in every language, but the README about the pages is not', () => {
    expect(faultsOf('Seat 0', 'README.md')).toEqual([]);
  });
});
