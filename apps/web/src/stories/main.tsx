import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Announcer } from '../kit/Announcer.tsx';
import { SuitSprite } from '../kit/cards/SuitSprite.tsx';
import { startPreferences } from '../kit/preferences.ts';
import '../styles/base.css';
import { StoryBook } from './StoryBook.tsx';

startPreferences();

const query = new URLSearchParams(location.search);
for (const name of ['theme', 'suits', 'animation', 'room']) {
  const value = query.get(name);
  if (value) document.documentElement.dataset[name] = value;
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Announcer>
        <SuitSprite />
        <StoryBook />
      </Announcer>
    </StrictMode>,
  );
}
