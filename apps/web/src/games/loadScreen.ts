import { loadPack } from '../cards/loadPack.ts';
import { loadMessages } from '../language/load.ts';
import { OtherIcon } from '../ui/Icon.tsx';
import type { AnyGameScreen } from '../board/screen.ts';
import { type CatalogueEntry, catalogued } from './catalogue.ts';

const screens = new Map<string, Promise<AnyGameScreen>>();

/**
 * Returns a promise of a game's screen, loaded once with its messages, cards and icons. The promise rejects if loading fails, or if
 * there is no such game.
 */
export function loadScreen(game: string): Promise<AnyGameScreen> {
  const loaded = screens.get(game);
  if (loaded !== undefined) return loaded;
  const entry = catalogued(game);
  const loading = entry === null ? Promise.reject(new Error(`No screen for the game "${game}".`)) : load(entry);
  screens.set(game, loading);
  loading.catch(() => screens.delete(game));
  return loading;
}

async function load({ id, screen: loadBoard, pack }: CatalogueEntry): Promise<AnyGameScreen> {
  const [loaded] = await Promise.all([loadBoard(), loadPack(pack), OtherIcon.load(), loadMessages('table', 'board', id)]);
  return loaded;
}
