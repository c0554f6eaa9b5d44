import type { GameState } from '@chinwag/rules';
import type { HintAt } from '../../board/hint.ts';
import type { AnyGameScreen } from '../../board/screen.ts';
import { loadMessages } from '../../language/load.ts';

const asked = new WeakMap<AnyGameScreen, Promise<HintAt<GameState>>>();

/** Loads a game's hint function and its messages, once. Resolves with the function and rejects if loading fails. */
export function hintOf(screen: AnyGameScreen): Promise<HintAt<GameState>> {
  const before = asked.get(screen);
  if (before !== undefined) return before;
  const loading = Promise.all([screen.hint(), loadMessages('asking')]).then(([hintAt]) => hintAt);
  asked.set(screen, loading);
  loading.catch(() => asked.delete(screen));
  return loading;
}
