import { describe, expect, it } from 'vitest';
import { rulePath } from './rulePath.ts';

describe('rulePath', () => {
  it('leads to the rule on the page of its game', () => {
    expect(rulePath('CW4.2')).toBe('/rules/chinkway#CW4.2');
    expect(rulePath('CS5.3')).toBe('/rules/chinaso#CS5.3');
    expect(rulePath('CH5.1')).toBe('/rules/chinchon#CH5.1');
    expect(rulePath('CP7.2')).toBe('/rules/chapanka#CP7.2');
    expect(rulePath('CN6.3')).toBe('/rules/chanoyu#CN6.3');
  });

  it('leads to the list of games for an unknown rule', () => {
    expect(rulePath('ZZ1')).toBe('/rules');
  });
});
