import { useSyncExternalStore } from 'react';
import type { Stories } from '../stories/gameStories.ts';
import './storyBook.css';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/**
 * The story named after `#`, alone on its page; without a name, the list of all stories. `?theme=dark&suits=4` sets the theme and
 * the number of suit colours.
 */
export function StoryBook({ stories }: { readonly stories: Stories }) {
  const name = useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)));
  const story = stories[name];
  if (story) return <div className="story" data-story={name} key={name}>{story()}</div>;
  return (
    <main className="story-list">
      <h1>Stories</h1>
      <ul>
        {Object.keys(stories).map((each) => (
          <li key={each}>
            <a href={`#${each}`}>{each}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
