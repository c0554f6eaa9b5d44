const asked = new URLSearchParams(location.search);

/** `?people=hardest`: any story, with names and marks that need the most room. */
export const asHardest = asked.get('people') === 'hardest';

/** `?notices=2`: so many notices over the table; as many as the story has, if left out. */
export const notices = asked.has('notices') ? Number(asked.get('notices')) : null;
