import type { GameLoaders } from '../../board/gameLoaders.ts';
import { anyGameScreen } from '../../board/screen.ts';
import { look } from './look.tsx';

/** How each part of Slobberhannes is loaded when it is shown. */
export const loaders: GameLoaders = {
  look,
  rules: {
    en: () => import('../../../../../docs/rules/slobberhannes.md?raw'),
    es: () => import('../../../../../docs/rules/es/slobberhannes.md?raw'),
    pl: () => import('../../../../../docs/rules/pl/slobberhannes.md?raw'),
  },
  introduction: async () => (await import('./introduction.tsx')).pictures,
  screen: async () => anyGameScreen((await import('./index.ts')).screen),
};
