import { useEffect, useLayoutEffect } from 'react';

/** The cloth of a page that belongs to no game. */
const HALL = 'hall';

/**
 * Sets the page's title, and the document's room, whose paper and accents the page uses. The document stays in that room until
 * another page sets its own room. That way, no other room appears between two pages of the same room.
 */
export function usePage(title: string, room: string = HALL): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useLayoutEffect(() => {
    document.documentElement.dataset['room'] = room;
  }, [room]);
}
