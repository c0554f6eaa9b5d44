import { useEffect } from 'react';
import { useAnnounce } from '../ui/Announcer.tsx';
import { IconButton } from '../ui/Button.tsx';
import { OverDialogs } from '../ui/OverDialogs.tsx';
import { useSay } from '../language/language.ts';
import { topClearOf } from './clearOf.ts';
import './notice.css';

export interface NoticeProps {
  readonly message: string;
  /** Whether the notice is not announced, because its message is announced elsewhere. */
  readonly silent?: boolean;
  /** The element that the notice is about and must not cover; null or omitted if the page has none. */
  readonly about?: Element | null;
  readonly onClose: () => void;
}

const STAYS = 7000;

/**
 * A notice with a refusal or news, shown long enough to be read. The notice appears above any dialog and does not cover the element
 * it refers to.
 */
export function Notice({ message, silent = false, about = null, onClose }: NoticeProps) {
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
    <OverDialogs
      className={silent ? 'notice notice-news slip' : 'notice slip'}
      onShown={(notice) => about !== null && placeClearOf(about, notice)}
    >
      <p>{message}</p>
      <IconButton icon="close" label={say('table.close')} onClick={onClose} />
    </OverDialogs>
  );
}

function placeClearOf(about: Element, notice: HTMLElement): void {
  const usual = notice.getBoundingClientRect();
  const top = topClearOf(about.getBoundingClientRect(), usual, window.innerHeight);
  if (top !== usual.top) notice.style.top = `${top}px`;
}
