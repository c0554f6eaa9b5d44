import type { ReactNode } from 'react';
import type { CardCode } from '../../language/cardCode.ts';
import { shownLater } from '../../ui/shownLater.tsx';
import type { ApartDragProps } from './ApartDrag.ts';

/** The `<ApartDrag>` component, lazy-loaded at the first press on a card that is set apart. Generic in the kind of card. */
export const ApartDrag = shownLater(async () => (await import('./ApartDrag.ts')).ApartDrag) as <Card extends CardCode>(
  props: ApartDragProps<Card>,
) => ReactNode;
