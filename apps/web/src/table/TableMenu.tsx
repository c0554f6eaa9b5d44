import { useState } from 'react';
import { ProposeChoices } from './agreements/shownLater.ts';
import { AnotherDevice, OnlyHere } from './devices/shownLater.ts';
import { ShuffledBy } from './ShuffledBy.tsx';
import { NameForm } from './NameForm.tsx';
import { PreferenceChoices } from '../ui/forms/shownLater.ts';
import { AskButton } from '../ui/AskButton.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useAddress } from '../language/choice.ts';
import { useSay } from '../language/language.ts';
import './choiceList.css';
import { TableSettings } from './TableSettings.tsx';
import { People } from './People.tsx';
import { type Message, message } from '../language/message.ts';
import { playsThemselves, type TableView } from '../session/tableView.ts';
import { TallyContent } from './tally/TallyDialog.tsx';
import { PracticeSetup } from './practice/PracticeSetup.tsx';
import { useTable } from './tableContext.ts';
import { useScreen } from './useScreen.ts';

type Sheet = 'menu' | 'agreements' | 'tally' | 'people' | 'house-rules' | 'practice' | 'preferences' | 'another-device' | 'leave';

/** An entry of the table's menu. Choosing it closes the menu. */
export interface MenuEntry {
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
  /** Why the entry is disabled now; omitted if it is enabled. */
  readonly offReason?: string | undefined;
}

export interface TableMenuProps {
  readonly title: string;
  /** The entries that the page adds to the menu. */
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
}

/** The menu of a table, with everything that need not be visible all the time. */
export function TableMenu({ title, entries, onClose }: TableMenuProps) {
  const say = useSay();
  const { table, purpose, otherDevice } = useTable();
  const screen = useScreen(table.game);
  const [sheet, setSheet] = useState<Sheet>('menu');
  return (
    <Dialog title={say(sheet === 'tally' ? 'tally.title' : `table.menu-title.${sheet}`)} onClose={onClose}>
      {sheet === 'menu' && (
        <div className="choice-list">
          {entries.length > 0 && (
            <section>
              {entries.map(({ icon, label, act, offReason }) => (
                <Button
                  key={label}
                  icon={icon}
                  offReason={offReason}
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
          {purpose === 'friends' ? (
            <>
              <Entries title={title} onOpen={setSheet} onClose={onClose} />
              <ShuffledBy />
            </>
          ) : (
            <PracticeEntries title={title} onOpen={setSheet} />
          )}
        </div>
      )}
      {sheet === 'agreements' && <ProposeChoices onDone={onClose} />}
      {sheet === 'tally' && <TallyContent />}
      {sheet === 'people' && <People />}
      {sheet === 'house-rules' && <TableSettings />}
      {sheet === 'practice' && screen !== null && <PracticeSetup screen={screen} onStarted={onClose} />}
      {sheet === 'preferences' && (
        <>
          {purpose === 'friends' && <Rename onDone={onClose} />}
          <PreferenceChoices />
        </>
      )}
      {sheet === 'another-device' && <AnotherDevice table={table.link} />}
      {sheet === 'another-device' && otherDevice && <OnlyHere />}
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
  const say = useSay();
  const { table, seat, host, goHome } = useTable();
  const mayPropose = table.status === 'playing' && ((seat !== null && playsThemselves(seat)) || (host && table.idle !== null));
  return (
    <section>
      <RulesEntry title={title} />
      {mayPropose && (
        <Button icon="pause" onClick={() => onOpen('agreements')}>
          {say('table.menu-title.agreements')}
        </Button>
      )}
      {table.games > 0 && (
        <Button icon="log" onClick={() => onOpen('tally')}>
          {say('tally.who-won')}
        </Button>
      )}
      <Button icon="person" onClick={() => onOpen('people')}>
        {say('table.menu-title.people')}
      </Button>
      {host && (
        <Button icon="eye" onClick={() => onOpen('house-rules')}>
          {say('table.menu-title.house-rules')}
        </Button>
      )}
      <ShownHandEntry onDone={onClose} />
      <Button icon="settings" onClick={() => onOpen('preferences')}>
        {say('table.preferences-and-name')}
      </Button>
      <Button icon="swap" onClick={() => onOpen('another-device')}>
        {say('table.menu-title.another-device')}
      </Button>
      <Button icon="left" detail={say(`table.home-detail.${table.status}`)} onClick={goHome}>
        {say('table.home')}
      </Button>
      <Button icon="leave" onClick={() => onOpen('leave')}>
        {say('table.leave-table')}
      </Button>
    </section>
  );
}

/** The entries of a practice table. */
function PracticeEntries({ title, onOpen }: Omit<EntriesProps, 'onClose'>) {
  const say = useSay();
  const { goHome } = useTable();
  return (
    <section>
      <RulesEntry title={title} />
      <Button icon="swap" onClick={() => onOpen('practice')}>
        {say('table.menu-title.practice')}
      </Button>
      <Button icon="settings" onClick={() => onOpen('preferences')}>
        {say('table.menu-title.preferences')}
      </Button>
      <Button icon="left" detail={say('table.home-detail.practice')} onClick={goHome}>
        {say('table.home')}
      </Button>
    </section>
  );
}

function RulesEntry({ title }: { readonly title: string }) {
  const say = useSay();
  const { table } = useTable();
  const address = useAddress(`/rules/${table.game}`);
  return (
    <a className="button button-plain" href={address} target="_blank" rel="noopener">
      <Icon name="book" />
      <span>{say('table.rules', { title })}</span>
    </a>
  );
}

/** A menu entry for a player whose host lets spectators see hands: it shows the player's hand to spectators, or hides it again. */
function ShownHandEntry({ onDone }: { readonly onDone: () => void }) {
  const say = useSay();
  const { table, seat, ask } = useTable();
  const opened = table.settings.watching === 'one-seat' || table.settings.watching === 'all-hands';
  if (!opened || seat === null || table.status !== 'playing') return null;
  return (
    <AskButton
      icon="hand"
      onClick={() => {
        onDone();
        ask(seat.showsHand ? 'hideHand' : 'showHand', {});
      }}
    >
      {say(seat.showsHand ? 'table.hide-hand-spectators' : 'table.show-hand-spectators')}
    </AskButton>
  );
}

function Rename({ onDone }: { onDone: () => void }) {
  const say = useSay();
  const { ask, seat, table } = useTable();
  return (
    <>
      <NameForm
        stands="among-others"
        action={say('table.rename-keep')}
        onNamed={({ guest }) => {
          ask('rename', { name: guest.name, badge: guest.badge ?? null });
          onDone();
        }}
      />
      {seat === null && table.status === 'playing' && <p>{say('table.rename-later')}</p>}
    </>
  );
}

function Leave({ onStay }: { onStay: () => void }) {
  const say = useSay();
  const { table, seat, leave } = useTable();
  return (
    <div className="choice-list">
      <p>{say(leaving(table, seat !== null))}</p>
      <div className="choice-pair">
        <Button onClick={onStay}>{say('table.stay')}</Button>
        <AskButton icon="leave" onClick={leave}>
          {say('table.leave')}
        </AskButton>
      </div>
    </div>
  );
}

/** Returns the consequence of leaving on purpose. */
function leaving({ status, settings }: TableView, seated: boolean): Message {
  if (!seated || status === 'finished') return message('table.leaving.watching');
  if (status === 'gathering') return message('table.leaving.gathering');
  return message(settings.standIn === 'when-away' ? 'table.leaving.bot' : 'table.leaving.waits');
}
