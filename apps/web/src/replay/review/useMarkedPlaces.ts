import { useLayoutEffect } from 'react';
import type { Place } from '../../ui/place.ts';

const MARK = 'data-reviewed';

/** The places to mark on the table: those of the player's move and those of the better move. */
export interface MarkedPlaces {
  readonly made: readonly Place[];
  readonly better: readonly Place[];
}

/** Marks places on the board for as long as they are passed, even when the board renders again. Pass null to mark none. */
export function useMarkedPlaces(marked: MarkedPlaces | null): void {
  useLayoutEffect(() => {
    if (marked === null) return undefined;
    const elements: Element[] = [];
    for (const element of document.querySelectorAll('.replay-board [data-place]')) {
      const place = element.getAttribute('data-place');
      const mark = isOneOf(marked.better, place) ? 'better' : isOneOf(marked.made, place) ? 'made' : null;
      if (mark === null) continue;
      element.setAttribute(MARK, mark);
      elements.push(element);
    }
    return () => {
      for (const element of elements) element.removeAttribute(MARK);
    };
  });
}

function isOneOf(places: readonly string[], place: string | null): boolean {
  return place !== null && places.includes(place);
}
