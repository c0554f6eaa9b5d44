import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Backs, furnishRooms } from '../looks/Looks.tsx';
import { Announcer } from '../kit/Announcer.tsx';
import { SuitSprite } from '../kit/cards/SuitSprite.tsx';
import { startPreferences } from '../kit/preferences.ts';
import { languageIn } from '../language/choice.ts';
import { speak } from '../language/load.ts';
import '../styles/base.css';
import { loadStories } from './registry.ts';
import { StoryBook } from './StoryBook.tsx';

startPreferences();
furnishRooms();

const query = new URLSearchParams(location.search);
for (const name of ['theme', 'suits', 'animation', 'room']) {
  const value = query.get(name);
  if (value) document.documentElement.dataset[name] = value;
}

await speak(languageIn(location.search) ?? 'en');
const stories = await loadStories();
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
