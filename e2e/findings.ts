import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules of axe for the supported WCAG levels. */
const EVERYTHING: RunOptions = { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } };

/** The rules of axe that a colour theme may affect. */
export const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Resolves with the serious and critical findings of axe on a page, each with its element and its reason. */
export async function seriousFindings(page: Page, looksFor: RunOptions = EVERYTHING): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(findingsInPage, looksFor);
}

async function findingsInPage(looksFor: RunOptions): Promise<readonly string[]> {
  const { axe } = window as unknown as { readonly axe: { run(page: Document, options: RunOptions): Promise<AxeResults> } };
  const { violations } = await axe.run(document, { ...looksFor, resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => [`${id}: ${target.join(' ')}`, ...any.map(({ message }) => message)].join('; ')),
    );
}
