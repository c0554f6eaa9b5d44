// @vitest-environment happy-dom
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore, useStore } from 'zustand';
import { Announcer, useAnnounce } from './Announcer.tsx';

const moves = createStore(() => ({ made: 0 }));

/** Announces each move once it is drawn, as a table does. */
function Moves() {
  const announce = useAnnounce();
  const made = useStore(moves, (game) => game.made);
  useEffect(() => announce(`move ${made}`), [announce, made]);
  return <b>{made}</b>;
}

/* As in a browser: React decides when to update, not a test. */
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
afterEach(() => vi.unstubAllGlobals());

it('the page renders all moves that arrive in a burst and announces the last ones', async () => {
  const page = document.createElement('main');
  const root = createRoot(page);
  root.render(<Announcer><Moves /></Announcer>);
  await vi.waitFor(() => expect(page.querySelector('b')?.textContent).toBe('0'));
  for (let made = 1; made <= 120; made++) {
    moves.setState({ made });
    await Promise.resolve();
  }
  expect(page.querySelector('b')?.textContent).toBe('120');
  await vi.waitFor(() => expect(page.textContent).toContain('move 120'));
  root.unmount();
});
