import { create } from 'zustand';

/** The store of whether to offer notifications: a turn has come while the page was hidden, and nobody has asked yet. */
export const useCallQuestion = create<{ readonly isDue: boolean }>(() => ({ isDue: false }));
