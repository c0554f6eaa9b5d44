import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BROWSER_KINDS, type BrowserKind } from '../apps/web/src/pages/stored/storedKinds.ts';

const WEB = 'apps/web/src';

/**
 * The kind of data that each file stores in the browser, as the page about stored data names it. List a new file that stores data
 * here.
 */
const NAMED: Readonly<Record<string, BrowserKind>> = {
  'app/offline/offlineCache.ts': 'files',
  'app/offline/serviceWorker.ts': 'files',
  'board/useDraft.ts': 'reading',
  'fairness/chain/tableChains.ts': 'checks',
  'fairness/checks/openChecks.ts': 'checks',
  'fairness/checks/savedReports.ts': 'checks',
  'fairness/evidence.ts': 'checks',
  'games/lessons.ts': 'practice',
  'language/choice.ts': 'preferences',
  'newerBuild.ts': 'files',
  'pages/PassNewsIfMade.tsx': 'identity',
  'session/device.ts': 'identity',
  'session/guest.ts': 'identity',
  'session/madePasses.ts': 'identity',
  'session/practice/practice.ts': 'practice',
  'session/practice/saidBefore.ts': 'practice',
  'session/practice/storedLesson.ts': 'practice',
  'session/savedGuests.ts': 'identity',
  'storage/persist.ts': 'preferences',
  'table/Table.tsx': 'reading',
  'table/chat/chatRead.ts': 'reading',
  'table/chat/muting.ts': 'preferences',
  'table/result/playedGames.ts': 'reading',
  'table/useNewHost.ts': 'reading',
  'ui/preferences.ts': 'preferences',
};

/** Code that reads or writes browser storage. */
const STORES = /\b(?:storedOnDevice|storedInTab)\(|\b(?:localStorage|sessionStorage|indexedDB|caches|document\.cookie)\b/;

/** Files that store data for other files, and files that are not on pages for players. */
const APART = /^storage\/stored\.ts$|\.test\.tsx?$|\/testing\/|\.stories\.tsx$|\/stories\.tsx$|^stories\//;

it('the page about stored data covers everything the app stores in the browser', () => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !APART.test(path));
  const storing = files.filter((path) => STORES.test(withoutComments(readFileSync(join(WEB, path), 'utf8'))));
  expect(storing.toSorted()).toEqual(Object.keys(NAMED).toSorted());
});

it('the browser stores every kind of data that the page about stored data names', () => {
  const stored = new Set(Object.values(NAMED));
  expect(BROWSER_KINDS.filter((kind) => !stored.has(kind))).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
}
