import { useState } from 'react';
import type { SpectatorState } from '@chinwag/protocol/table';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Token } from '../../ui/Token.tsx';
import '../choiceList.css';
import { useTable } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';
import { PersonChoices } from './PersonChoices.tsx';

/** The people at the table without a seat. The host also sees actions on each of them. Renders nothing without spectators. */
export function Spectators() {
  const say = useSay();
  const { table, you, host } = useTable();
  const [chosen, setChosen] = useState<SpectatorState | null>(null);
  if (table.spectators.length === 0) return null;
  const who = table.spectators.map(({ person, name }) => ({ name, you: person === you }));
  return (
    <section className="gathering-spectators" aria-label={say('gathering.watching')}>
      <Icon name="eye" />
      {host ? (
        <>
          <span>{say('gathering.watching-list')}</span>
          {table.spectators.map((spectator) =>
            spectator.person === you ? (
              <span key={spectator.person}>{say('gathering.you')}</span>
            ) : (
              <Button key={spectator.person} variant="ghost" onClick={() => setChosen(spectator)}>
                <Token name={spectator.name} badge={spectator.badge} />
                {spectator.name}
              </Button>
            ),
          )}
        </>
      ) : (
        <>
          {table.spectators.map(({ person, name, badge }) => (
            <Token key={person} name={name} badge={badge} />
          ))}
          <span>{say('gathering.watching-names', { who })}</span>
        </>
      )}
      {chosen !== null && (
        <Dialog title={chosen.name} onClose={() => setChosen(null)}>
          <div className="choice-list">
            <PersonChoices {...chosen} onDone={() => setChosen(null)} />
          </div>
        </Dialog>
      )}
    </section>
  );
}
