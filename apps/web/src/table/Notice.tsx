import { useEffect } from 'react';
import { useAnnounce } from '../ui/Announcer.tsx';
import { IconButton } from '../ui/Button.tsx';
import { useSay } from '../language/language.ts';
import './notice.css';

/** What `<Notice>` takes. */
export interface NoticeProps {
  readonly message: string;
  /** Where it is spoken elsewhere already, it is silent. */
  readonly silent?: boolean;
  readonly onClose: () => void;
}

const STAYS = 7000;

/** A refusal, or news, in plain words, for long enough to be read. */
export function Notice({ message, silent = false, onClose }: NoticeProps) {
  const say = useSay();
  const announce = useAnnounce();
  useEffect(() => {
    if (!silent) announce(message);
  }, [announce, message, silent]);
  useEffect(() => {
    const timer = setTimeout(onClose, STAYS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div className="notice slip" data-news={silent || undefined}>
      <p>{message}</p>
      <IconButton icon="close" label={say('table.close')} onClick={onClose} />
    </div>
  );
}
