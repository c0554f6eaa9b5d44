import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/base.css';
import { App } from './app.tsx';
import { startLanguage } from './language/choice.ts';
import { furnishRooms } from './looks/Looks.tsx';
import { startPreferences } from './kit/preferences.ts';

startPreferences();
furnishRooms();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
await startLanguage();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
