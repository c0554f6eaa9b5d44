import type { Player } from '../../board/gameView.ts';

/** The players of a test table: Marta, who is the viewer, Tomek and Inés. */
export const THREE: readonly Player[] = [
  { seat: 0, name: 'Marta', kind: 'person', you: true, connected: true, standIn: false },
  { seat: 1, name: 'Tomek', kind: 'person', you: false, connected: true, standIn: false },
  { seat: 2, name: 'Inés', kind: 'person', you: false, connected: true, standIn: false },
];
