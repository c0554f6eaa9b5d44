import type { AnySetting } from './setting.ts';
import { SETTING_GROUPS } from './settings.ts';

const COLUMNS = 100;
const INDENT = '      ';

/** Returns the output of `--help`: every setting, with its description, allowed values and default. */
export function helpText(): string {
  const groups = SETTING_GROUPS.map(({ heading, settings }) => [`${heading}:`, '', ...Object.entries(settings).flatMap(described)]);
  return [
    'Starts Chinwag. Settings are environment variables: PORT=3000 npm start', '',
    'With --yes, it migrates a PostgreSQL database of an earlier version. Copy the database first.', '', ...groups.flat(),
  ].join('\n');
}

function described([name, { what, reader, usually }]: readonly [string, AnySetting]): readonly string[] {
  const sentence = `${capitalised(what)}: ${reader.must}.`.replaceAll('`', '');
  return [`  ${name}${usually === null ? '' : `=${usually}`}`, ...wrapped(sentence), ''];
}

function capitalised(phrase: string): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`;
}

function wrapped(sentence: string): readonly string[] {
  const lines: string[] = [];
  let line = INDENT;
  for (const word of sentence.split(' ')) {
    if (line !== INDENT && line.length + word.length >= COLUMNS) {
      lines.push(line);
      line = INDENT;
    }
    line += line === INDENT ? word : ` ${word}`;
  }
  return [...lines, line];
}
