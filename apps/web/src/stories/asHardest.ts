/** `?people=hardest`: any story, with names and marks that need the most room. */
export const asHardest = new URLSearchParams(location.search).get('people') === 'hardest';
