import { existsSync } from 'node:fs';
import { games } from '@chinwag/rules';
import { expect, test } from 'vitest';

const PREVIEWS = 'apps/web/public/previews';

test.each(['home', ...Object.keys(games)])('a link to %s has a preview picture', (page) => {
  const picture = `${PREVIEWS}/${page}.png`;
  expect(existsSync(picture), `${picture} is missing: run "npm run previews", which draws it, and commit it.`).toBe(true);
});
