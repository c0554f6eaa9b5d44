import { create } from 'zustand';

/** Whether a turn has come while one looked elsewhere and nobody has asked yet whether one wants to be notified of it. */
export const useCallQuestion = create<{ readonly isDue: boolean }>(() => ({ isDue: false }));
