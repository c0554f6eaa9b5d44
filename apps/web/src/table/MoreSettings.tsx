import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../language/language.ts';
import './moreSettings.css';
import { ON_A_PHONE, useMedia } from './useMedia.ts';

export interface MoreSettingsProps {
  readonly children: ReactNode;
}

/** Settings that few hosts change. A phone collapses them under one line; larger windows expand them. */
export function MoreSettings({ children }: MoreSettingsProps) {
  const say = useSay();
  const isPhone = useMedia(ON_A_PHONE);
  if (!isPhone) return children;
  return (
    <details className="more-settings">
      <summary>
        {say('table.more-settings')}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}
