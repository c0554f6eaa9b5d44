import type { Said } from '@chinwag/protocol';
import type { Violation } from '@chinwag/rules';
import { useEffect, useRef } from 'react';
import { useRefusalWords } from '../../board/refusalWords.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Scrolling } from '../../ui/Scrolling.tsx';
import { Token } from '../../ui/Token.tsx';
import { useTable } from '../tableContext.ts';
import { useScreen } from '../useScreen.ts';
import { useSay } from '../../language/language.ts';
import './chat.css';
import { useMuting } from './muting.ts';
import { SaidWords } from './SaidWords.tsx';
import { Speaking } from './Speaking.tsx';
import { withoutChat } from '../../session/words/chatWords.ts';

export interface ChatProps {
  /** Why the viewer may not chat now, or null if they may. */
  readonly silence: Violation | null;
}

/** The chat at the table: the messages, the preset phrases, and a field for the viewer's own words. */
export function Chat({ silence }: ChatProps) {
  const say = useSay();
  const { chat, turn } = useMuting();
  const { said } = useTable();
  return (
    <section
      className="chat"
      aria-label={say('chat.title')}
      data-nothing={(chat === 'on' && said.length === 0) || undefined}
    >
      {chat === 'on' && (
        <>
          <Sayings />
          <OwnWords silence={silence} />
        </>
      )}
      <label className="chat-off">
        <input type="checkbox" checked={chat === 'off'} onChange={() => turn(chat === 'off' ? 'on' : 'off')} />
        <span>{say('chat.none-for-me')}</span>
      </label>
    </section>
  );
}

function Sayings() {
  const say = useSay();
  const { said, table } = useTable();
  const partnersSpeak = useScreen(table.game)?.partnersSpeak ?? null;
  if (said.length === 0) {
    return (
      <>
        <p className="chat-nothing">{say('chat.nothing')}</p>
        {partnersSpeak !== null && <p className="chat-nothing">{say(partnersSpeak)}</p>}
      </>
    );
  }
  return (
    <Scrolling label={say('chat.sayings')}>
      <ol className="chat-sayings">
        {said.map((saying, k) => (
          <Line key={saying.at} saying={saying} last={k === said.length - 1} />
        ))}
      </ol>
    </Scrolling>
  );
}

function Line({ saying, last }: { saying: Said; last: boolean }) {
  const say = useSay();
  const { you } = useTable();
  const { muted, mute, hear } = useMuting();
  const { from, name, badge, as } = saying;
  const silenced = muted.includes(from);
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const sayings = line.current?.closest('.scrolling');
    if (last && sayings) sayings.scrollTop = sayings.scrollHeight;
  }, [last]);
  return (
    <li ref={line}>
      <Token name={name} badge={badge} {...(silenced ? { mark: 'muted' } : {})} />
      <p>
        <b>{say('chat.by', { who: { name, you: from === you } })}</b>
        {as === 'watcher' && <small> {say('chat.by-spectator')}</small>}{' '}
        {silenced ? <i>{say('chat.muted')}</i> : <SaidWords said={saying} />}
      </p>
      {from !== you &&
        (silenced ? (
          <Button onClick={() => hear(from)}>{say('chat.hear')}</Button>
        ) : (
          <IconButton icon="mute" label={say('chat.mute', { name })} onClick={() => mute(from)} />
        ))}
    </li>
  );
}

/** The field for the viewer's own words, or the reason why they cannot write. */
function OwnWords({ silence }: ChatProps) {
  const say = useSay();
  const { table, seat } = useTable();
  const words = useRefusalWords();
  const { talk: chat } = table.settings;
  if (chat === 'off' || (chat === 'players' && seat === null)) return <p className="chat-nothing">{say(withoutChat(chat))}</p>;
  if (silence !== null) {
    return (
      <p className="chat-nothing">
        {words(silence)} <RuleLink rule={silence.rule} />
      </p>
    );
  }
  return (
    <>
      {seat === null && table.status === 'playing' && (
        <p className="chat-nothing">{say('chat.spectator-hint')}</p>
      )}
      <Speaking />
    </>
  );
}
