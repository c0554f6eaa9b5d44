import { useState } from 'react';
import type { WatcherView } from '../../connection/tableView.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import '../choiceList.css';
import { useTable } from '../tableContext.ts';
import { listed } from '../../wording/words.ts';
import { PersonChoices } from './PersonChoices.tsx';

/** Who is at the table without a seat; for the host, each with what may be done. */
export function Watchers() {
  const { table, you, host } = useTable();
  const [chosen, setChosen] = useState<WatcherView | null>(null);
  if (table.watchers.length === 0) return null;
  const nameOf = ({ person, name }: WatcherView): string => (person === you ? 'you' : name);
  return (
    <section className="gathering-watchers" aria-label="Watching">
      <Icon name="eye" />
      {host ? (
        <>
          <span>Watching:</span>
          {table.watchers.map((watcher) =>
            watcher.person === you ? (
              <span key={watcher.person}>you</span>
            ) : (
              <Button key={watcher.person} variant="ghost" onClick={() => setChosen(watcher)}>
                {watcher.name}
              </Button>
            ),
          )}
        </>
      ) : (
        <span>Watching: {listed(table.watchers.map(nameOf))}</span>
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
