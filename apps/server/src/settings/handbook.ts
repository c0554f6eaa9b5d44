import type { AnySetting } from './setting.ts';
import { SETTING_GROUPS } from './settings.ts';

/** A generated part of the handbook, by the name of its placeholder. */
export interface HandbookPart {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Returns the handbook's tables of settings, in Markdown. */
export function handbookParts(): readonly HandbookPart[] {
  return SETTING_GROUPS.map(({ name, settings }) => {
    const rows: readonly (readonly [string, AnySetting])[] = Object.entries(settings);
    const isLimit = rows.some(([, { beyond }]) => beyond !== undefined);
    const columns = ['variable', 'meaning', 'default', isLimit ? 'beyond the limit' : 'allowed values'];
    const cells = rows.map(([variable, { what, usually, beyond, reader }]) => [
      `\`${variable}\``,
      what,
      usually === null ? 'not set' : `\`${usually}\``,
      beyond ?? reader.must,
    ]);
    return { name, lines: [row(columns), row(columns.map(() => '---')), ...cells.map(row)] };
  });
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
