import {
  DEFAULT_SETTINGS, type GuestId, type Nudge, type Said, type SettingsChange, type ShownSign, type TableCode,
} from '@chinwag/protocol';
import { EMPTY_SEAT, emptyTable } from '@chinwag/protocol/table';
import type { Viewer } from '@chinwag/rules';
import type { ReactNode } from 'react';
import type { GameOnTable } from '../session/gameSession.ts';
import type { ConnectionStatus } from '../session/status.ts';
import type { SeatView, TableView } from '../session/tableView.ts';
import { TableSignsAround } from '../table/signs/TableSignsAround.tsx';
import type { Ask, Purpose, SendRequest } from '../table/tableContext.ts';
import { TableProvider } from '../table/TableProvider.tsx';

/** The five players in the stories, in seat order. Marta is the host. */
export const NAMES = ['Marta', 'Tomek', 'Inés', 'Owen', 'Halina'] as const;

/** Returns a guest in the stories, by name. */
export function guestNamed(name: string): GuestId {
  return name.toLowerCase() as GuestId;
}

/** Returns a seat that a person has taken. */
export function seated(seat: number, change: Partial<SeatView> = {}): SeatView {
  const name = NAMES[seat] ?? 'Bot';
  return { ...EMPTY_SEAT, seat, kind: 'person', person: guestNamed(name), name, connected: true, ...change };
}

/** Returns a seat that a bot has taken. */
export function botAt(seat: number, name: string): SeatView {
  return seated(seat, { kind: 'bot', person: null, name, connected: false, strength: 'sensible' });
}

/** Four seats: a present player, an absent player, a bot, and a player with a stand-in bot. */
export const NOT_ALL_THERE: readonly SeatView[] = [
  seated(0), seated(1, { connected: false }), botAt(2, 'Inés'), seated(3, { standIn: 'away' }),
];

/** Four players with long names. */
export const LONG_NAMED: readonly SeatView[] = [
  'Maximiliana-Wilhelmina', 'Bartholomäus', 'Anastazja-Wiktoria K.', 'Christophorus',
].map((name, seat) => seated(seat, { name }));

const LONGEST = 24;

/** Returns a seat with a name of the maximum length. All seats except the viewer's are bots, or away, or have a stand-in. */
export function hardest(view: SeatView, viewer: Viewer): SeatView {
  const name = `${view.name}-Wilhelmina Maximiliana`.slice(0, LONGEST);
  if (view.seat === viewer) return { ...view, name };
  switch (view.seat % 3) {
    case 0:
      return { ...view, name, connected: false };
    case 1:
      return { ...view, name, kind: 'bot', person: null, strength: 'sensible' };
    default:
      return { ...view, name, standIn: 'away' };
  }
}

/** Returns an empty seat. */
export function openSeat(seat: number): SeatView {
  return { ...botAt(seat, ''), kind: 'empty' };
}

/** The differences between a story's table and the default one. */
export type StoryChange = Partial<Omit<TableView, 'settings'>> & { readonly settings?: SettingsChange };

/** Returns a Chinkway table with these changes. By default, it has five players. */
export function storyTable({ settings, ...change }: StoryChange = {}): TableView {
  const table = emptyTable({
    code: 'M7K4QTHAZ9' as TableCode,
    game: 'chinkway',
    options: { length: 'full', finalDeal: 'reseat', finalDealRequest: 'when-partnered' },
    host: guestNamed('Marta'),
    settings: { ...DEFAULT_SETTINGS, ...settings },
    seatsWished: 4,
  });
  return { ...table, seats: NAMES.map((_, seat) => seated(seat)), ...change };
}

export interface StoryTableProps {
  readonly table: TableView;
  /** The viewer; Marta if omitted. */
  readonly you?: (typeof NAMES)[number] | 'Iker';
  readonly status?: ConnectionStatus;
  readonly said?: readonly Said[];
  /** The time of the latest chat message from before the viewer came; if omitted, all messages are from before. */
  readonly saidBefore?: number;
  readonly signs?: readonly ShownSign[];
  readonly nudge?: Nudge;
  /** The outcome of a request whose answer is shown where the request was made; granted if omitted. */
  readonly request?: SendRequest;
  /** The game with its reactions (signs) and nudges. */
  readonly game?: GameOnTable;
  readonly elsewhere?: boolean;
  readonly otherDevice?: boolean;
  readonly purpose?: Purpose;
  /** Called with each request to the table. */
  readonly ask?: Ask;
  readonly children: ReactNode;
}

function nothing(): void {}

const granted: SendRequest = async () => ({ ok: true });

/** Provides the context of a table whose requests have no effect. */
export function StoryTable(props: StoryTableProps) {
  const { table, you = 'Marta', status = { name: 'live', after: 'opening' }, elsewhere = false, children } = props;
  const { otherDevice = false } = props;
  const { said = [], saidBefore = Infinity, signs = [], nudge = null } = props;
  const { ask = nothing, request = granted, game = null, purpose = 'friends' } = props;
  const around = { table, you: guestNamed(you), purpose, status, said, saidBefore, signs, nudge, elsewhere, otherDevice };
  return (
    <TableProvider value={{ ...around, ask, request, playHere: nothing, retryNow: nothing, goHome: nothing, leave: nothing }}>
      <TableSignsAround game={game}>{children}</TableSignsAround>
    </TableProvider>
  );
}
