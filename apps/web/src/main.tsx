import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/base.css';
import 'virtual:rooms.css';
import { App } from './app.tsx';
import { startLanguage } from './language/choice.ts';
import { startPreferences } from './kit/preferences.ts';
import { keepApp } from './offline/keepApp.ts';
import { loadPageAt } from './pageParts.ts';

startPreferences();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
await Promise.all([startLanguage(), loadPageAt(window.location.pathname)]);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepApp();
