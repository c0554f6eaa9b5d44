import { SIGNS } from '@chinwag/protocol';
import { type ReactNode, useRef } from 'react';
import { AskPressable } from '../../ui/AskButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showBeside } from '../../ui/showBeside.ts';
import { useSay } from '../../language/language.ts';
import './signMenu.css';
import { useTableSigns } from './tableSigns.ts';

export interface SignMenuProps {
  readonly className: string;
  /** The button's content: the player's own token. */
  readonly children: ReactNode;
}

/** The player's own token as a button, which opens the menu of reactions (signs). One press sends a reaction. */
export function SignMenu({ className, children }: SignMenuProps) {
  const say = useSay();
  const { make } = useTableSigns();
  const menu = useRef<HTMLSpanElement>(null);
  return (
    <>
      <AskPressable
        className={className}
        aria-label={say('board.make-sign')}
        title={say('board.make-sign')}
        aria-haspopup="true"
        onClick={({ currentTarget }) => {
          if (menu.current === null) return;
          showBeside(menu.current, currentTarget);
          menu.current.querySelector('button')?.focus();
        }}
      >
        {children}
      </AskPressable>
      <span ref={menu} className="sign-menu slip" popover="auto" role="group" aria-label={say('board.signs')}>
        {SIGNS.map((sign) => (
          <AskPressable
            key={sign}
            onClick={() => {
              menu.current?.hidePopover();
              make(sign);
            }}
          >
            <Icon name={sign} />
            <span>{say(`words.sign.${sign}`)}</span>
          </AskPressable>
        ))}
      </span>
    </>
  );
}
