import { useEffect } from 'react';

/** The cloth of a page that belongs to no game. */
const HALL = 'hall';

/** Gives the page its title, and the document the room whose paper and accents it wears. */
export function usePage(title: string, room: string = HALL): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    document.documentElement.dataset['room'] = room;
    return () => {
      document.documentElement.dataset['room'] = HALL;
    };
  }, [room]);
}
