import type { Seat } from '@chinwag/rules';
import { type ChinchonMove, type ChinchonState, playsInDeal } from '@chinwag/rules/chinchon';
import { message } from '../../language/message.ts';
import type { BoardProps } from '../../board/screen.ts';
import { type Action, scoreSheet } from '../../board/actions/action.ts';
import { type Actions, turnActions } from '../../board/actions/turnActions.ts';
import type { Status } from '../../board/status.ts';
import { offerToClose } from './closing.ts';
import { areAlike, areNone, bestParts, looseWorth, NO_PARTS, partsOf } from './parts.ts';
import { plateOf } from './plate.ts';
import { shortReason } from './shortReason.ts';
import type { PartsControls } from './useParts.ts';
import type { View } from './view.ts';

/** The input from which the actions are derived. */
interface Props extends BoardProps<ChinchonState, ChinchonMove> {
  readonly choosing: PartsControls;
}

/** Returns the current actions; the main button names its consequence. `status` says whether the viewer must act. */
export function actionsOf(board: BoardProps<ChinchonState, ChinchonMove>, status: Status, choosing: PartsControls): Actions {
  const { state: { phase }, open } = board;
  const idle = !status.asksYou && !mayBeAsked(board);
  return turnActions(board, {
    status,
    // preparing a close changes the meaning of both buttons
    question: choosing.parts.card === null ? phase.name : 'close',
    idle,
    waiting: message(phase.name === 'settle' ? 'chinchon.settle' : 'chinchon.draw'),
    own: ownActions({ ...board, choosing }),
    beside: status.asksYou || idle ? [] : [scoreSheet('plain', open)],
  });
}

/** Returns whether the viewer still has a turn in this deal. */
function mayBeAsked({ state, viewer }: View): boolean {
  const { name } = state.phase;
  const turns = name === 'draw' || name === 'act' || name === 'settle';
  return turns && viewer !== 'spectator' && playsInDeal(state, viewer);
}

function ownActions(props: Props): readonly Action[] {
  const { state, viewer, choosing } = props;
  const { phase } = state;
  if (phase.name === 'draw') return drawing(state, choosing);
  if (phase.name === 'reenlist') return returning(state, phase.total, choosing);
  if (viewer === 'spectator' || (phase.name !== 'act' && phase.name !== 'settle')) return [];
  return [laying(props, viewer), phase.name === 'settle' ? arranging(props, viewer) : closing(props, viewer)];
}

function drawing({ deal }: ChinchonState, { attempt }: PartsControls): readonly Action[] {
  const card = deal.pile.at(-1);
  const count = deal.stock.length;
  const stock: Action = {
    name: 'draw',
    words: message(count === 0 ? 'chinchon.shuffle' : 'chinchon.draw-stock'),
    detail: count === 0 ? message('chinchon.shuffle-detail') : message('chinchon.draw-stock-detail', { count }),
    act: () => attempt({ type: 'draw', from: 'stock' }),
  };
  if (card === undefined) return [stock];
  const words = message('chinchon.take-card', { card });
  const act = () => attempt({ type: 'draw', from: 'discards' });
  return [stock, { name: 'take', words, detail: message('chinchon.take-detail'), act }];
}

function returning({ options }: ChinchonState, total: number, { attempt }: PartsControls): readonly Action[] {
  return [
    {
      name: 'come-in',
      words: message('chinchon.come-in'),
      detail: message('chinchon.come-in-detail', { total, cost: options.ante }),
      act: () => attempt({ type: 'reenlist', wanted: true }),
    },
    {
      name: 'stay-out',
      words: message('chinchon.stay-out'),
      detail: message('chinchon.stay-out-detail'),
      act: () => attempt({ type: 'reenlist', wanted: false }),
    },
  ];
}

/** Returns the main button for the cards set apart or chosen. */
function laying({ choosing: { parts, chosen, attempt }, ...board }: Props, seat: Seat): Action {
  const { state, check } = board;
  const plate = plateOf(state, seat, parts, chosen, board);
  const { words, move } = plate;
  if (move === null) return { name: 'lay', words, detail: plate.detail, off: plate.why };
  const off = check(move);
  const detail = off === null ? plate.detail : shortReason(off);
  return { name: 'lay', words, detail, off, namesRule: true, act: () => attempt(move) };
}

/** Returns the action while settling: restores the best arrangement, or the player's own. */
function arranging({ state, choosing: { parts, setApart }, open }: Props, seat: Seat): Action {
  const best = bestParts(state, seat);
  if (areNone(best)) return scoreSheet('plain', open);
  const words = message('chinchon.arrange');
  const detail = message('chinchon.arrange-detail');
  if (areAlike(parts, best)) return { name: 'arrange', words, detail, act: () => setApart(NO_PARTS) };
  return {
    name: 'arrange',
    words: message('chinchon.best-way'),
    detail: message('board.points', { count: looseWorth(state, seat, best) }),
    icon: 'wand',
    act: () => setApart(best),
  };
}

/** Returns the action that prepares a close, or undoes it. */
function closing({ state, choosing: { parts, loose, chosen, setApart }, check }: Props, seat: Seat): Action {
  const name = 'close';
  if (parts.card !== null || loose.length === 0) {
    const back = parts.card === null ? NO_PARTS : { ...parts, card: null };
    const detail = message('chinchon.not-yet-detail');
    return { name, words: message('chinchon.not-yet'), detail, act: () => setApart(back) };
  }
  const [card = null] = chosen.length === 1 ? chosen : [];
  const offer = offerToClose(state, seat, parts, card, check);
  const words = message('chinchon.close');
  if (offer.move === null) return { name, words, detail: shortReason(offer.why), off: offer.why, namesRule: true };
  const { move, points, chinchon } = offer;
  const detail = chinchon ? message('chinchon.chinchon-detail') : message('chinchon.close-with-detail', { points });
  return { name, words, detail, act: () => setApart(partsOf(move)) };
}
