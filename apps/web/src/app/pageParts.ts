import { pageAt, type PageName } from '@chinwag/protocol';
import { laterPage } from '../ui/laterPage.ts';
import { ROOT } from '../basePath.ts';
import { loadMessages } from '../language/load.ts';

/** The pages of the app, including the page for unknown paths. Each page is lazy-loaded at the first visit. */
export const PAGE_PARTS = {
  home: laterPage(async () => {
    const [{ HomePage }] = await Promise.all([import('../pages/HomePage.tsx'), loadMessages('home')]);
    return HomePage;
  }),
  game: laterPage(async () => {
    const [{ GamePage }] = await Promise.all([import('../pages/GamePage.tsx'), loadMessages('home')]);
    return GamePage;
  }),
  table: laterPage(async () => {
    const [{ TableDoor, loadBehindDoor }] = await Promise.all([import('../pages/TableDoor.tsx'), loadMessages('table')]);
    await loadBehindDoor();
    return TableDoor;
  }),
  practice: laterPage(async () => {
    const [{ PracticePage }] = await Promise.all([import('../pages/PracticePage.tsx'), loadMessages('table')]);
    return PracticePage;
  }),
  lesson: laterPage(async () => {
    const [{ LessonPage }] = await Promise.all([import('../pages/LessonPage.tsx'), loadMessages('table')]);
    return LessonPage;
  }),
  'rules-index': laterPage(async () => {
    const [{ RulesIndexPage }] = await Promise.all([import('../pages/rules/RulesIndexPage.tsx'), loadMessages('home', 'rules')]);
    return RulesIndexPage;
  }),
  rules: laterPage(async () => {
    const [{ RulesPage }] = await Promise.all([import('../pages/rules/RulesPage.tsx'), loadMessages('rules')]);
    return RulesPage;
  }),
  replay: laterPage(async () => {
    const words = loadMessages('table', 'replay', 'fairness');
    const [{ ReplayPage, loadBehindReplay }] = await Promise.all([import('../replay/ReplayPage.tsx'), words]);
    await loadBehindReplay();
    return ReplayPage;
  }),
  history: laterPage(async () => {
    const words = loadMessages('table', 'rooms', 'history', 'fairness', 'dialogs');
    const [{ HistoryPage }] = await Promise.all([import('../pages/history/HistoryPage.tsx'), words]);
    return HistoryPage;
  }),
  stored: laterPage(async () => {
    const [{ StoredPage }] = await Promise.all([import('../pages/stored/StoredPage.tsx'), loadMessages('dialogs', 'home')]);
    return StoredPage;
  }),
  lost: laterPage(async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage),
} as const satisfies Readonly<Record<PageName | 'lost', unknown>>;

/** Resolves once the page at this path has loaded. Never rejects: the page itself reports a failure to load. */
export async function loadPageAt(path: string): Promise<void> {
  const page = path === ROOT ? 'home' : pageAt(path.slice(ROOT.length))?.page;
  await PAGE_PARTS[page ?? 'lost'].load().catch(() => undefined);
}
