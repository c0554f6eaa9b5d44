import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAYERS } from './layers.mjs';

/** Forbidden imports: the file, the import, and the message. */
const FORBIDDEN: readonly (readonly [file: string, source: string, message: string])[] = [
  ['packages/rules/src/games/x/check.ts', '../z/cards.ts', 'A game never imports another game.'],
  ['packages/rules/src/games/x/solver/plan.ts', '../../z/cards.ts', 'A game never imports another game.'],
  ['packages/rules/src/games/x/solver/deep/plan.ts', '../../../z/solver/plan.ts', 'A game never imports another game.'],
  ['packages/rules/src/games/x/score.ts', '../../games/z/cards.ts', 'A game never imports another game.'],
  ['packages/rules/src/games/x/check.test.ts', '../z/index.ts', 'A game never imports another game.'],
  ['packages/rules/src/games/x/own-name.ts', '@chinwag/rules', 'rules is pure'],
  ['packages/rules/src/games/x/files.ts', 'node:fs', 'rules is pure'],
  ['packages/rules/src/kernel/game.ts', '../games/x/index.ts', 'know no game'],
  ['packages/rules/src/kernel/laws/law.ts', '../../games/x/index.ts', 'know no game'],
  ['packages/rules/src/shared/tricks.ts', '../games/x/cards.ts', 'know no game'],
  ['packages/rules/src/shared/view.ts', 'react', 'rules is pure'],
  ['packages/bots/src/x/play.ts', '../z/play.ts', 'A game never imports another game.'],
  ['packages/bots/src/x/deep/play.ts', '../../z/play.ts', 'A game never imports another game.'],
  ['packages/bots/src/x/act.ts', '@chinwag/rules/z', 'A game never imports another game.'],
  ['packages/bots/src/bot.ts', '@chinwag/protocol', 'bots imports rules only.'],
  ['packages/protocol/src/table.ts', '@chinwag/bots', 'protocol imports rules only.'],
  ['packages/protocol/src/chat.ts', '@chinwag/rules/x', 'The protocol never knows one game'],
  ['apps/server/src/table/table.ts', '@chinwag/rules/x', 'The server never knows one game'],
  ['apps/server/src/table/lobby.ts', '@chinwag/rules/lexio', 'The server never knows one game'],
  ['apps/server/src/table/deal.ts', '../../../../packages/rules/src/games/x/index.ts', 'The server never knows one game'],
  ['apps/server/src/main.ts', '@chinwag/web', 'server imports protocol, rules and bots.'],
  ['apps/server/src/store/games.ts', '../table/game/run.ts', 'store may import from foundation, table records; this is in game.'],
  ['apps/server/src/table/seats/sitting.ts', '../table-room.ts', 'seats may import from table records; this is in open tables.'],
  ['apps/server/src/page.ts', 'react', 'server imports protocol, rules and bots.'],
  ['apps/web/src/app/main.tsx', '@chinwag/server', 'web imports protocol, rules and bots.'],
  ['apps/web/src/storage/files.ts', 'node:fs', 'web imports protocol, rules and bots.'],
  ['apps/web/src/games/x/Board.tsx', '../z/trick.ts', 'A game never imports another game.'],
  ['apps/web/src/games/x/score/Sheet.tsx', '../../z/score/words.ts', 'A game never imports another game.'],
  ['apps/web/src/games/x/view.ts', '@chinwag/rules/z', 'A game never imports another game.'],
  ['apps/web/src/board/Trick.tsx', '../games/x/trick.ts', 'board may import from storage, language, facts about games, ui, cards'],
  ['apps/web/src/board/rules.ts', '@chinwag/rules/x', 'What is around the boards'],
  ['apps/web/src/ui/RuleLink.tsx', '../games/x/screen.ts', 'this is in games.'],
  ['apps/web/src/language/Said.tsx', '../cards/CardInText.tsx', 'language may import from basics, storage'],
  ['apps/web/src/table/Fake.tsx', '../stories/storyTable.tsx', 'this is in tests and stories.'],
  ['apps/web/src/newFolder/thing.ts', '../ui/Icon.tsx', 'No layer has this file.'],
  ['apps/web/src/session/feed.ts', '@chinwag/rules/x', 'What is around the boards'],
  ['apps/web/src/table/play/Room.tsx', '../../games/x/screen.ts', 'this is in games.'],
  ['apps/web/src/games/x/stories.tsx', '../z/screen.ts', 'A game never imports another game.'],
  ['e2e/games/x.ts', './z.ts', 'A game never imports another game.'],
];

/** Allowed imports that are close to forbidden ones. */
const ALLOWED: readonly (readonly [file: string, source: string])[] = [
  ['packages/rules/src/games/x/may.ts', './cards.ts'],
  ['packages/rules/src/games/x/solver/may.ts', '../cards.ts'],
  ['packages/rules/src/games/x/solver/deep/may.ts', '../../../../kernel/cards.ts'],
  ['packages/rules/src/games/registry.ts', './x/index.ts'],
  ['packages/bots/src/x/may.ts', '@chinwag/rules/x'],
  ['packages/bots/src/index.ts', './x/index.ts'],
  ['packages/protocol/src/may.ts', '@chinwag/rules'],
  ['apps/server/src/may.ts', '@chinwag/rules/laws'],
  ['apps/server/src/store/may.ts', '../table/record/table-record.ts'],
  ['apps/web/src/games/catalogue.ts', './x/loaders.ts'],
  ['apps/web/src/games/x/may.ts', '../../board/Trick.tsx'],
  ['apps/web/src/ui/may.test.ts', '../games/x/screen.ts'],
  ['apps/web/src/ui/rulePath.ts', '../games/abouts.ts'],
  ['apps/web/src/table/testing/may.ts', '../../games/x/screen.ts'],
];

const root = mkdtempSync(join(tmpdir(), 'chinwag-lint-'));

beforeAll(() => {
  mkdirSync(join(root, 'packages/rules/src/games/lexio'), { recursive: true });
  mkdirSync(join(root, 'packages/rules/src/games/z'), { recursive: true });
  for (const [file, source] of [...FORBIDDEN, ...ALLOWED]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `export { some } from '${source}';\nexport const other = () => import('${source}');\n`);
  }
  writeFileSync(join(root, 'wide.ts'), ['x'.repeat(132), 'x'.repeat(133), 'x;', ''].join('\n'));
  for (const file of ['apps/server/src/store/dated.ts', 'apps/server/src/store/dated.test.ts', 'apps/web/src/dated.ts']) {
    writeFileSync(join(root, file), 'export const now = new Date();\nexport const then = new Date(0);\n');
  }
  const config: unknown = JSON.parse(readFileSync('.oxlintrc.json', 'utf8'));
  writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify(Object.assign({}, config, { options: {} })));
  cpSync('scripts/lint', join(root, 'scripts/lint'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

test('forbidden imports are refused at any folder depth, and all others are allowed', () => {
  const refused = refusals('borders');
  const expected = FORBIDDEN.flatMap(([file, , message]) => [[file, 1, message], [file, 2, message]]);
  expect(refused).toHaveLength(expected.length);
  for (const [file, line, message] of expected) {
    expect(refused).toContainEqual({ file, line, message: expect.stringContaining(String(message)) });
  }
});

test('a line of more than 132 columns is refused', () => {
  const message = 'This line has 133 columns; 132 are enough.';
  expect(refusals('columns').filter(({ file }) => file === 'wide.ts')).toEqual([{ file: 'wide.ts', line: 2, message }]);
});

test('only the server’s time service reads the wall clock', () => {
  const refused = refusals('clock').map(({ file, line }) => [file, line]);
  expect(refused).toEqual([['apps/server/src/store/dated.ts', 1]]);
});

interface LintRefusal {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Returns the findings of a rule for the files below `root`. */
function refusals(rule: 'borders' | 'clock' | 'columns'): readonly LintRefusal[] {
  const lint = join(process.cwd(), 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(lint, ['--format=json'], { cwd: root, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly {
      readonly code: string;
      readonly filename: string;
      readonly message: string;
      readonly labels: readonly { readonly span: { readonly line: number } }[];
    }[];
  };
  return diagnostics
    .filter(({ code }) => code === `chinwag(${rule})`)
    .map(({ filename, message, labels }) => ({ file: filename, line: labels[0]?.span.line ?? 0, message }));
}

test('the layers of an app form no cycle: each can import only from earlier layers', () => {
  for (const layers of Object.values(LAYERS)) {
    const names = Object.keys(layers);
    for (const [name, { mayImport }] of Object.entries(layers)) {
      expect({ [name]: mayImport.filter((other) => names.indexOf(other) >= names.indexOf(name)) }).toEqual({ [name]: [] });
    }
  }
});
