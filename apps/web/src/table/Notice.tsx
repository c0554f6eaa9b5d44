import { useEffect } from 'react';
import { IconButton } from '../kit/Button.tsx';
import './notice.css';

/** What `<Notice>` takes. */
export interface NoticeProps {
  readonly message: string;
  readonly onClose: () => void;
}

const STAYS = 7000;

/** A refusal in plain words, for long enough to be read. */
export function Notice({ message, onClose }: NoticeProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, STAYS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div className="notice slip" role="alert">
      <p>{message}</p>
      <IconButton icon="close" label="Close" onClick={onClose} />
    </div>
  );
}
