import type { Refusal } from '@chinwag/protocol';
import { useEffect, useState } from 'react';
import { useRefusalWords } from '../boards/refusalWords.ts';
import { postPass } from '../connection/api.ts';
import { useGuest } from '../connection/guest.ts';
import { Button } from '../kit/Button.tsx';
import { Complaint } from '../kit/Complaint.tsx';
import { QrCode } from '../kit/QrCode.tsx';
import { useSay } from '../language/language.ts';
import './anotherDevice.css';
import { copyText } from './copyText.ts';
import { deviceLink } from './tableLink.ts';
import { useReach } from './useReach.ts';

/** What `<AnotherDevice>` takes. */
export interface AnotherDeviceProps {
  /** The page with which one goes on there, within the app. */
  readonly path: string;
  /** What one comes to there, and how, in words. */
  readonly how: string;
}

/** The way to go on with a page on another device, as the same person. */
export function AnotherDevice({ path, how }: AnotherDeviceProps) {
  const say = useSay();
  const words = useRefusalWords();
  const token = useGuest()?.token ?? null;
  const { origin } = useReach();
  const [pass, setPass] = useState<string | Refusal | null>(null);
  const [copied, setCopied] = useState<'none' | 'copied' | 'failed'>('none');
  useEffect(() => {
    if (token === null) return undefined;
    let gone = false;
    const ask = async () => {
      const answer = await postPass(token);
      if (!gone) setPass(answer.ok ? answer.pass : answer);
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [token]);
  if (pass === null) return <p role="status">{say('table.moment')}</p>;
  if (typeof pass !== 'string') return <Complaint>{words(pass)}</Complaint>;
  const link = deviceLink(`${origin}${path}`, pass);
  return (
    <div className="another-device">
      <QrCode text={link} label={say('table.device.qr')} />
      <p>{how}</p>
      <p>{say('table.device.secret')}</p>
      <Button icon="copy" onClick={() => void copyText(link).then(setCopied)}>
        {say(`table.copy.${copied}`)}
      </Button>
    </div>
  );
}
