import type { TableCode } from '@chinwag/protocol';
import { useState } from 'react';
import { ChoiceFromList } from '../../ui/forms/ChoiceFromList.tsx';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button, type ButtonVariant, IconButton } from '../../ui/Button.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { copyText } from '../copyText.ts';
import { tableLink } from '../tableLink.ts';
import { type ReachHere, useReach } from '../useReach.ts';
import { useSay } from '../../language/language.ts';
import './invitation.css';

export interface InvitationProps {
  readonly code: TableCode;
  /** The sentence above the link, such as `Two seats are open. Your friends need a name, nothing else.` */
  readonly sentence: string;
  /** The variant of the main button: `go` (brass) if sending the link is the viewer's next step. */
  readonly variant: Extract<ButtonVariant, 'go' | 'plain'>;
}

/** The invitation link: to copy, to share, or to scan with a phone. */
export function Invitation({ code, sentence, variant }: InvitationProps) {
  const say = useSay();
  const reach = useReach();
  const [chosen, setChosen] = useState<string | null>(null);
  const origin = chosen ?? reach.origin;
  const link = tableLink(code, origin);
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null);
  const announce = useAnnounce();
  const copy = async () => {
    const outcome = await copyText(link);
    setCopied(outcome);
    announce(say(outcome === 'copied' ? 'gathering.invite.copied' : 'gathering.invite.not-copied'));
    setTimeout(() => setCopied(null), 2500);
  };
  const share = () => {
    // Closing a share sheet rejects; that needs no response.
    void navigator.share({ title: 'Chinwag', text: say('gathering.invite.text'), url: link }).catch(() => undefined);
  };
  return (
    <section className="invitation slip" aria-labelledby="invitation">
      <div className="invitation-words">
        <h2 id="invitation">{say('gathering.invite.send')}</h2>
        <p>{sentence}</p>
      </div>
      <div className="invitation-code">
        <QrCode text={link} label={say('gathering.invite.qr')} />
      </div>
      <div className="invitation-link">
        <code>
          {withoutScheme(origin)}/t/<b>{code}</b>
        </code>
        <div className="invitation-buttons">
          <Button variant={variant} icon={copied === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
            {say(`table.copy.${copied ?? 'none'}`)}
          </Button>
          {'share' in navigator && <IconButton icon="share" label={say('gathering.invite.share')} onClick={share} />}
        </div>
      </div>
      <Whereto own={reach.own} origin={origin} onChoose={setChosen} />
    </section>
  );
}

interface WheretoProps {
  readonly own: ReachHere['own'];
  readonly origin: string;
  readonly onChoose: (origin: string) => void;
}

/** Says which address the link contains, if the page's own address works on no other machine. Renders nothing if it does. */
function Whereto({ own, origin, onChoose }: WheretoProps) {
  const say = useSay();
  if (typeof own === 'string') return null;
  const { hostname } = window.location;
  const { others } = own;
  return (
    <div className="invitation-whereto">
      <small>
        {others.length === 0
          ? say('gathering.invite.alone', { here: hostname })
          : say('gathering.invite.in-network', { here: hostname })}
      </small>
      {others.length > 1 && (
        <ChoiceFromList
          legend={say('gathering.invite.address')}
          value={origin}
          choices={others.map((value) => ({ value, label: withoutScheme(value) }))}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}

function withoutScheme(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}
