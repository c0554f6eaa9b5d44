import { useState } from 'react';
import { catalogued } from '../../games/catalogue.ts';
import { useSay } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { OverDialogs } from '../../ui/OverDialogs.tsx';
import { CheckedGame } from '../CheckedGame.tsx';
import type { CheckReport } from './checkReport.ts';
import './gameAlarm.css';

export interface GameAlarmProps {
  /** The report that names the fault. */
  readonly report: CheckReport;
  /** Called once the user has read the alarm. */
  readonly onRead: () => void;
}

/** An alarm above any page and any dialog, which says that a game has a fault. It stays until the user has read the details. */
export function GameAlarm({ report, onRead }: GameAlarmProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  if (open) {
    return (
      <Dialog title={say('fairness.title')} onClose={onRead}>
        <CheckedGame check={{ had: true, report }} id={report.game} />
      </Dialog>
    );
  }
  return (
    <OverDialogs className="game-alarm" role="alert">
      <Icon name="alert" />
      <p>
        <strong>{say('fairness.verdict.untrue')}</strong>
        <span>{catalogued(report.game)?.title ?? report.game}</span>
      </p>
      <Button onClick={() => setOpen(true)}>{say('fairness.alarm.read')}</Button>
    </OverDialogs>
  );
}
