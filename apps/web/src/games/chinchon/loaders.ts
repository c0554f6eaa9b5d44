import type { GameLoaders } from '../../board/gameLoaders.ts';
import { anyGameScreen } from '../../board/screen.ts';
import { look } from './look.tsx';

/** How each part of Chinchón is loaded when it is shown. */
export const loaders: GameLoaders = {
  look,
  rules: {
    en: () => import('../../../../../docs/rules/chinchon.md?raw'),
    es: () => import('../../../../../docs/rules/es/chinchon.md?raw'),
    pl: () => import('../../../../../docs/rules/pl/chinchon.md?raw'),
  },
  introduction: async () => (await import('./introduction.tsx')).pictures,
  lesson: async () => (await import('./lesson.ts')).lesson,
  screen: async () => anyGameScreen((await import('./index.ts')).screen),
};
