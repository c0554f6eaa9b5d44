import { useEffect, useLayoutEffect } from 'react';

/** The cloth of a page that belongs to no game. */
const HALL = 'hall';

/**
 * Gives the page its title, and the document the room whose paper and accents it wears. The document keeps it until another page
 * gives it its own, so that nothing else is seen between two pages of a room.
 */
export function usePage(title: string, room: string = HALL): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useLayoutEffect(() => {
    document.documentElement.dataset['room'] = room;
  }, [room]);
}
