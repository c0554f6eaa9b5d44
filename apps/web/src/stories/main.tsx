import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GAMES } from '../games/catalogue.ts';
import { Backs } from '../games/Backs.tsx';
import { Announcer } from '../ui/Announcer.tsx';
import { loadPack } from '../cards/loadPack.ts';
import { SuitSprite } from '../cards/SuitSprite.tsx';
import { startPreferences } from '../ui/preferences.ts';
import { loadAllShownLater } from '../ui/shownLater.tsx';
import { languageIn } from '../language/choice.ts';
import { loadMessages, speak } from '../language/load.ts';
import '../ui/styles/base.css';
import 'virtual:rooms.css';
import { speakLonger } from './longer.ts';
import { loadStories } from './registry.ts';
import { StoryBook } from './StoryBook.tsx';

startPreferences();

const query = new URLSearchParams(location.search);
for (const name of ['theme', 'suits', 'animation', 'room']) {
  const value = query.get(name);
  if (value) document.documentElement.dataset[name] = value;
}

await speak(languageIn(location.search) ?? 'en');
const groups = [
  'table', 'rooms', 'board', 'introduction', 'terms', 'lessons', 'moments', 'replay', 'history', 'rules', 'fairness', 'your-tables',
];
await loadMessages(...groups, ...GAMES.map(({ id }) => id));
const stories = await loadStories();
// A picture must be complete from the start.
await Promise.all([loadAllShownLater(), loadPack('spanish')]);
if (query.get('lang') === 'longer') speakLonger();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Announcer>
        <SuitSprite />
        <Backs />
        <StoryBook stories={stories} />
      </Announcer>
    </StrictMode>,
  );
}
