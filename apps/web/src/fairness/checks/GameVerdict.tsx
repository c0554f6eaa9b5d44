import { useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CheckGameDialog } from '../CheckGameDialog.tsx';
import { type GameMark, markOf } from './gameMark.ts';
import { openChecks } from './openChecks.ts';
import { useFound } from './pageChecks.ts';
import './gameVerdict.css';

export interface GameVerdictProps {
  readonly gameId: string;
  /** Whether this device watched the game as a player or as a spectator. */
  readonly as: 'player' | 'spectator';
}

/** The verdict of the automatic check, beside the result. Renders nothing until the check has finished. */
export function GameVerdict({ gameId, as }: GameVerdictProps) {
  const found = useFound(gameId);
  const isOpen = useStore(openChecks, ({ games }) => games.includes(gameId));
  const mark = markOf(found, as, isOpen ? 'open' : 'closed');
  return mark === null ? null : <VerdictMark gameId={gameId} mark={mark} />;
}

const SHAPES = { proved: 'check', 'not-proved': 'help', matches: 'eye', untrue: 'alert' } as const;

/** A discreet tick, or a weaker verdict that shows its reason when pressed. */
export function VerdictMark({ gameId, mark }: { readonly gameId: string; readonly mark: GameMark }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const isQuiet = mark === 'proved' || mark === 'matches';
  return (
    <>
      <div className="game-verdict" data-verdict={mark} role="status">
        {isQuiet ? (
          <p>
            <Icon name={SHAPES[mark]} />
            {say(`fairness.auto.${mark}`)}
          </p>
        ) : (
          <Button icon={SHAPES[mark]} onClick={() => setOpen(true)}>
            {say(`fairness.auto.${mark}`)}
          </Button>
        )}
      </div>
      {open && <CheckGameDialog id={gameId} onClose={() => setOpen(false)} />}
    </>
  );
}
