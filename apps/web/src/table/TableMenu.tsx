import { useState } from 'react';
import { NameForm } from '../forms/NameForm.tsx';
import { PreferenceChoices } from '../forms/PreferenceChoices.tsx';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { AnotherDevice } from './AnotherDevice.tsx';
import './choiceList.css';
import { HouseRules } from './HouseRules.tsx';
import { People } from './People.tsx';
import type { TableView } from '../connection/tableView.ts';
import { TALLY_TITLE, TallyContent } from './tally/TallyDialog.tsx';
import { useTable } from './tableContext.ts';

type Sheet = 'menu' | 'tally' | 'people' | 'house-rules' | 'preferences' | 'another-device' | 'leave';

const TITLES: Readonly<Record<Sheet, string>> = {
  menu: 'This table',
  tally: TALLY_TITLE,
  people: 'Who is here',
  'house-rules': 'House rules',
  preferences: 'Preferences',
  'another-device': 'Your seat on another device',
  leave: 'Leave the table?',
};

/** What going home comes to. */
const HOME: Readonly<Record<TableView['status'], string>> = {
  gathering: 'Your seat is kept; the table stands in your list',
  playing: 'You are away for a while; your seat is kept',
  finished: 'The table stands in your list',
};

/** One thing to do from the menu, which closes when it is chosen. */
export interface MenuEntry {
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
}

/** What `<TableMenu>` takes. */
export interface TableMenuProps {
  readonly title: string;
  /** What the page the menu belongs to adds to it. */
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
}

/** Everything about the table that need not be in sight. */
export function TableMenu({ title, entries, onClose }: TableMenuProps) {
  const [sheet, setSheet] = useState<Sheet>('menu');
  return (
    <Dialog title={TITLES[sheet]} onClose={onClose}>
      {sheet === 'menu' && (
        <div className="choice-list">
          {entries.length > 0 && (
            <section>
              {entries.map(({ icon, label, act }) => (
                <Button
                  key={label}
                  icon={icon}
                  onClick={() => {
                    onClose();
                    act();
                  }}
                >
                  {label}
                </Button>
              ))}
            </section>
          )}
          <Entries title={title} onOpen={setSheet} onClose={onClose} />
        </div>
      )}
      {sheet === 'tally' && <TallyContent />}
      {sheet === 'people' && <People />}
      {sheet === 'house-rules' && <HouseRules />}
      {sheet === 'preferences' && (
        <>
          <Rename onDone={onClose} />
          <PreferenceChoices />
        </>
      )}
      {sheet === 'another-device' && <AnotherDevice />}
      {sheet === 'leave' && <Leave onStay={onClose} />}
    </Dialog>
  );
}

interface EntriesProps {
  readonly title: string;
  readonly onOpen: (sheet: Sheet) => void;
  readonly onClose: () => void;
}

function Entries({ title, onOpen, onClose }: EntriesProps) {
  const { table, host, goHome } = useTable();
  return (
    <section>
      <a className="button button-plain" href={`/rules/${table.game}`} target="_blank" rel="noopener">
        <Icon name="book" />
        <span>How {title} is played</span>
      </a>
      {table.games > 0 && (
        <Button icon="log" onClick={() => onOpen('tally')}>
          Who won what
        </Button>
      )}
      <Button icon="person" onClick={() => onOpen('people')}>
        Who is here
      </Button>
      {host && (
        <Button icon="eye" onClick={() => onOpen('house-rules')}>
          House rules
        </Button>
      )}
      <ShownHandEntry onDone={onClose} />
      <Button icon="settings" onClick={() => onOpen('preferences')}>
        Preferences and your name
      </Button>
      <Button icon="swap" onClick={() => onOpen('another-device')}>
        Your seat on another device
      </Button>
      <Button icon="left" detail={HOME[table.status]} onClick={goHome}>
        Home
      </Button>
      <Button icon="leave" onClick={() => onOpen('leave')}>
        Leave the table
      </Button>
    </section>
  );
}

/** For a player at a table whose host has opened hands: to let those who watch see theirs, or not any more. */
function ShownHandEntry({ onDone }: { readonly onDone: () => void }) {
  const { table, seat, ask } = useTable();
  const opened = table.watching === 'one-seat' || table.watching === 'all-hands';
  if (!opened || seat === null || table.status !== 'playing') return null;
  return (
    <Button
      icon="hand"
      onClick={() => {
        onDone();
        ask(seat.showsHand ? 'hideHand' : 'showHand', {});
      }}
    >
      {seat.showsHand ? 'Hide my hand from those who watch' : 'Let those who watch see my hand'}
    </Button>
  );
}

function Rename({ onDone }: { onDone: () => void }) {
  const { ask, seat, table } = useTable();
  return (
    <>
      <NameForm
        action="Keep"
        onNamed={({ guest }) => {
          ask('rename', { name: guest.name });
          onDone();
        }}
      />
      {seat === null && table.status === 'playing' && <p>While you watch, a new name is known when the deal is over.</p>}
    </>
  );
}

function Leave({ onStay }: { onStay: () => void }) {
  const { table, seat, leave } = useTable();
  return (
    <div className="choice-list">
      <p>
        {leaving(table, seat !== null)}
      </p>
      <div className="choice-pair">
        <Button onClick={onStay}>Stay</Button>
        <Button icon="leave" onClick={leave}>
          Leave
        </Button>
      </div>
    </div>
  );
}

/** What leaving on purpose comes to. */
function leaving({ status, standIn }: TableView, seated: boolean): string {
  if (!seated || status === 'finished') return 'Come back by the same link at any time.';
  if (status === 'gathering') return 'Your seat will be free for somebody else.';
  return standIn === 'when-away'
    ? 'A bot plays for you from now on. Your seat stays yours: come back at any time, and play on.'
    : 'The game waits for you. Your seat stays yours: come back at any time, and play on.';
}
