import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What is asked of every page: WCAG 2.2 AA. */
export const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const;

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** The serious findings about what a page shows, each with what it is about. */
export async function seriousFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags([...STANDARDS]).analyze();
  return seriousIn(violations);
}

/** Those of the findings that are serious, each with what it is about. */
export function seriousIn(violations: Violations): readonly string[] {
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
