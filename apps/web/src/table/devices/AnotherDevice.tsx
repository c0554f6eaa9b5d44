import type { PassCode, Refusal, TableCode } from '@chinwag/protocol';
import { useEffect, useState } from 'react';
import { useRefusalWords } from '../../board/refusalWords.ts';
import { postPass } from '../../session/api.ts';
import { useGuest } from '../../session/guest.ts';
import { noteMadePass, useTakenPasses } from '../../session/madePasses.ts';
import { untilLeft } from '../../inTime.ts';
import { Button } from '../../ui/Button.tsx';
import { Complaint } from '../../ui/Complaint.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { useSay } from '../../language/language.ts';
import { message } from '../../language/message.ts';
import { copyText } from '../copyText.ts';
import { useReach } from '../useReach.ts';
import './anotherDevice.css';
import { deviceLink } from './deviceLink.ts';

export interface AnotherDeviceProps {
  /** The table where the guest continues in their own seat, or null for all their games. */
  readonly table: TableCode | null;
}

/** The ways to continue on another device as the same guest: a link, its QR code, and a code to type. */
export function AnotherDevice({ table }: AnotherDeviceProps) {
  const say = useSay();
  const words = useRefusalWords();
  const session = useGuest();
  const [token, person] = [session?.token ?? null, session?.guest.id ?? null];
  const { origin } = useReach();
  const [pass, setPass] = useState<PassCode | Refusal | null>(null);
  const taken = useTakenPasses();
  const [copied, setCopied] = useState<'none' | 'copied' | 'failed'>('none');
  useEffect(() => {
    if (token === null || person === null) return undefined;
    return untilLeft(postPass(token, table), (answer) => {
      if (answer.ok) noteMadePass({ pass: answer.pass, person });
      setPass(answer.ok ? answer.pass : answer);
    });
  }, [token, person, table]);
  if (pass === null) return <p role="status">{say('devices.moment')}</p>;
  if (typeof pass !== 'string') return <Complaint>{words(pass)}</Complaint>;
  const taker = taken.find((one) => one.pass === pass);
  if (taker !== undefined) return <p role="status">{say(`devices.taken-by.${taker.device}`)}</p>;
  const link = deviceLink(origin, pass, table);
  const places = {
    take: message('devices.take'), preferences: message('pages.preferences'), games: message('pages.my-games'),
  };
  return (
    <div className="another-device">
      <QrCode text={link} label={say('devices.qr')} />
      <p>{say(table === null ? 'devices.how-games' : 'devices.how-seat')}</p>
      <Button icon="copy" onClick={() => void copyText(link).then(setCopied)}>
        {say(`devices.copy.${copied}`)}
      </Button>
      <p>{say('devices.type', places)}</p>
      <output className="another-device-code" aria-label={say('devices.code')}>
        {halves(pass).join(' ')}
      </output>
      <p>{say('devices.secret')}</p>
    </div>
  );
}

/** Returns the two halves of a code, as it is read out. */
function halves(code: PassCode): readonly string[] {
  const middle = code.length / 2;
  return [code.slice(0, middle), code.slice(middle)];
}
