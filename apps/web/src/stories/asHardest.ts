const asked = new URLSearchParams(location.search);

/** `?people=hardest` shows any story with the names and marks that need the most room. */
export const asHardest = asked.get('people') === 'hardest';

/** `?notices=2` shows this many notices above the table; if omitted, the story's own number. */
export const notices = asked.has('notices') ? Number(asked.get('notices')) : null;
