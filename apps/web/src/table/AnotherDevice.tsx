import type { Refusal } from '@chinwag/protocol';
import { useEffect, useState } from 'react';
import { useRefusalWords } from '../boards/refusalWords.ts';
import { postPass } from '../connection/api.ts';
import { useGuest } from '../connection/guest.ts';
import { Button } from '../kit/Button.tsx';
import { QrCode } from '../kit/QrCode.tsx';
import './anotherDevice.css';
import { copyText } from './copyText.ts';
import { useTable } from './tableContext.ts';
import { deviceLink } from './tableLink.ts';

const COPY = { none: 'Copy link', copied: 'Copied', failed: 'Copy by hand' } as const;

/** The way to go on with this table on another device, in one's own seat. */
export function AnotherDevice() {
  const { table } = useTable();
  const words = useRefusalWords();
  const token = useGuest()?.token ?? null;
  const [link, setLink] = useState<string | Refusal | null>(null);
  const [copied, setCopied] = useState<keyof typeof COPY>('none');
  useEffect(() => {
    if (token === null) return undefined;
    let gone = false;
    const ask = async () => {
      const answer = await postPass(token);
      if (!gone) setLink(answer.ok ? deviceLink(table.link, answer.pass) : answer);
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [token, table.link]);
  if (link === null) return <p role="status">One moment…</p>;
  if (typeof link !== 'string') return <p role="alert">{words(link)}</p>;
  return (
    <div className="another-device">
      <QrCode text={link} label="QR code with the link to this table for another device of yours" />
      <p>
        Point the camera of your other device at this within ten minutes, and you sit there in your own seat; this one shows the
        table on.
      </p>
      <p>Whoever has this link is you: send it to nobody else.</p>
      <Button icon="copy" onClick={() => void copyText(link).then(setCopied)}>
        {COPY[copied]}
      </Button>
    </div>
  );
}
