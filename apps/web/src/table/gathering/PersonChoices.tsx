import type { GuestId } from '@chinwag/protocol';
import { type ReactNode, useState } from 'react';
import { AskButton } from '../../ui/AskButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { RemovePerson } from '../RemovePerson.tsx';
import { useTable } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';

export interface PersonChoicesProps {
  readonly person: GuestId;
  readonly name: string;
  readonly onDone: () => void;
  /** Further actions on the person. */
  readonly children?: ReactNode;
}

/** The host's actions on a person at the table. */
export function PersonChoices({ person, name, onDone, children }: PersonChoicesProps) {
  const say = useSay();
  const { ask } = useTable();
  const [removing, setRemoving] = useState(false);
  if (removing) return <RemovePerson person={person} name={name} onDone={onDone} />;
  return (
    <section>
      <AskButton
        icon="flag"
        onClick={() => {
          ask('handOver', { person });
          onDone();
        }}
      >
        {say('gathering.make-host', { name })}
      </AskButton>
      {children}
      <Button icon="leave" onClick={() => setRemoving(true)}>
        {say('gathering.remove', { name })}
      </Button>
    </section>
  );
}
