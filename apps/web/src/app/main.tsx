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

// A web space shows a folder by the name of its page as well.
if (IS_COPY && window.location.pathname.endsWith('/index.html')) {
  window.history.replaceState(null, '', window.location.href.replace('/index.html', '/'));
}
watchForMissingParts();
startPreferences();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
// All that is imported above was a task by itself: a press, or the first paint, comes before the next.
await new Promise((resolve) => setTimeout(resolve));
// The language first: the page asks for its words in it.
await Promise.all([startLanguage(), loadPageAt(window.location.pathname)]);
// In steps that let a press come between; what was seen first stays until the page is whole.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
registerWorker();
