import type { GameLoaders } from '../../board/gameLoaders.ts';
import { anyGameScreen } from '../../board/screen.ts';
import { look } from './look.tsx';

/** How each part of Chinkway is loaded when it is shown. */
export const loaders: GameLoaders = {
  look,
  rules: {
    en: () => import('../../../../../docs/rules/chinkway.md?raw'),
    es: () => import('../../../../../docs/rules/es/chinkway.md?raw'),
    pl: () => import('../../../../../docs/rules/pl/chinkway.md?raw'),
  },
  introduction: async () => (await import('./introduction.tsx')).pictures,
  lesson: async () => (await import('./lesson.ts')).lesson,
  screen: async () => anyGameScreen((await import('./index.ts')).screen),
};
