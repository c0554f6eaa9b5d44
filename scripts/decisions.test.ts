import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../docs/decisions');
const FILES = readdirSync(FOLDER).filter((file) => /^\d{3}-[\w-]+\.md$/.test(file)).toSorted();
const README = readFileSync(join(FOLDER, 'README.md'), 'utf8');

/** The head of a decision: the number and the title, and a line with the status and the date. */
const HEAD = /^# (?<number>\d+)\. (?<title>[^\n]+)\n\nStatus: (?<status>[^\n]+?) · Date: (?<date>\d{4}-\d\d-\d\d)\n\n/;
const STATUS = /^(?:accepted|(?:partly )?superseded by (?<successors>.+))$/;
const SUCCESSOR = /^\[(?<number>\d+)\]\((?<file>[\w-]+\.md)\)$/;

const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const numberOf = (file: string) => Number(file.slice(0, 3));

describe('a decision', () => {
  it('has a unique number, and no number is missing', () => {
    expect(FILES.map(numberOf)).toEqual(FILES.map((_, at) => at + 1));
  });

  it.each(FILES)('%s begins with its number, title, status and date', (file) => {
    const { number, status = '' } = HEAD.exec(textOf(file))?.groups ?? {};
    expect(Number(number)).toBe(numberOf(file));
    expect(status).toMatch(STATUS);
  });

  it.each(FILES)('%s names later decisions as successors if it is superseded', (file) => {
    const { status = '' } = HEAD.exec(textOf(file))?.groups ?? {};
    const { successors } = STATUS.exec(status)?.groups ?? {};
    for (const link of successors?.split(' and ') ?? []) {
      const named = SUCCESSOR.exec(link)?.groups;
      expect(FILES).toContain(named?.['file']);
      expect(numberOf(named?.['file'] ?? '')).toBe(Number(named?.['number']));
      expect(Number(named?.['number'])).toBeGreaterThan(numberOf(file));
    }
  });

  it('is not dated before decisions with smaller numbers', () => {
    const dates = FILES.map((file) => HEAD.exec(textOf(file))?.groups?.['date'] ?? '');
    expect(dates).toEqual(dates.toSorted((one, other) => one.localeCompare(other)));
  });

  it('is in the list with its title, date and status', () => {
    const expected = FILES.map((file) => {
      const { title = '', date = '', status = '' } = HEAD.exec(textOf(file))?.groups ?? {};
      return `${numberOf(file)}. [${title}](${file}) · ${date} · ${status.replaceAll(/\[(\d+)\]\([^)]*\)/g, '$1')}`;
    });
    expect(README.split('\n').filter((line) => /^\d+\. /.test(line))).toEqual(expected);
  });
});
