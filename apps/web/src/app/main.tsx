import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles/base.css';
import 'virtual:rooms.css';
import { App } from './App.tsx';
import { IS_COPY } from '../basePath.ts';
import { watchForMissingParts } from '../newerBuild.ts';
import { startLanguage } from '../language/choice.ts';
import { startPreferences } from '../ui/preferences.ts';
import { registerWorker } from './offline/registerWorker.ts';
import { loadPageAt } from './pageParts.ts';

// A static host also serves a folder under the name of its page.
if (IS_COPY && window.location.pathname.endsWith('/index.html')) {
  window.history.replaceState(null, '', window.location.href.replace('/index.html', '/'));
}
watchForMissingParts();
startPreferences();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
// The imports above ran in one task. A press, or the first paint, may come before the next task.
await new Promise((resolve) => setTimeout(resolve));
// The language comes first, because the page formats its texts in that language.
await Promise.all([startLanguage(), loadPageAt(window.location.pathname)]);
// React renders in small tasks, so that a press can come between. The first paint stays until the page is complete.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
registerWorker();
