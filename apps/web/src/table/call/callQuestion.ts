import { create } from 'zustand';

/**
 * The store that says whether to offer notifications. The offer is due after a turn that started while the page was hidden, if the
 * user has not been asked yet.
 */
export const useCallQuestion = create<{ readonly isDue: boolean }>(() => ({ isDue: false }));
