import type { TableCode } from '@chinwag/protocol';
import { useState } from 'react';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { Button, type ButtonVariant, IconButton } from '../../kit/Button.tsx';
import { QrCode } from '../../kit/QrCode.tsx';
import { copyText } from '../copyText.ts';
import { tableLink } from '../tableLink.ts';
import { useSay } from '../../language/language.ts';
import './invitation.css';

/** What `<Invitation>` takes. */
export interface InvitationProps {
  readonly code: TableCode;
  /** 'Two seats are open. Your friends need a name, nothing else.' */
  readonly sentence: string;
  /** Brass while sending it is what the person at this screen should do. */
  readonly variant: Extract<ButtonVariant, 'go' | 'plain'>;
}

/** The slip one hands to a friend: the link, to copy, to share, to point a phone at. */
export function Invitation({ code, sentence, variant }: InvitationProps) {
  const say = useSay();
  const link = tableLink(code);
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null);
  const announce = useAnnounce();
  const copy = async () => {
    const outcome = await copyText(link);
    setCopied(outcome);
    announce(say(outcome === 'copied' ? 'gathering.invite.copied' : 'gathering.invite.not-copied'));
    setTimeout(() => setCopied(null), 2500);
  };
  const share = () => {
    // A share sheet that is closed again rejects; there is nothing to do about it.
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
          {window.location.host}/t/<b>{code}</b>
        </code>
        <div className="invitation-buttons">
          <Button variant={variant} icon={copied === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
            {say(`table.copy.${copied ?? 'none'}`)}
          </Button>
          {'share' in navigator && <IconButton icon="share" label={say('gathering.invite.share')} onClick={share} />}
        </div>
      </div>
    </section>
  );
}
