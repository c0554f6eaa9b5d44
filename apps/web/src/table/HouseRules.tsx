import { clockSchema, talkSchema, type Watching } from '@chinwag/protocol';
import { Choice } from '../forms/Choice.tsx';
import { Button } from '../kit/Button.tsx';
import { clockInWords } from '../wording/clockWords.ts';
import { talkInWords } from '../wording/talkWords.ts';
import type { InWords } from '../wording/inWords.ts';
import { watchingInWords } from '../wording/watchingWords.ts';
import { useSay } from '../language/language.ts';
import { useTable } from './tableContext.ts';

/** In the order in which they are offered, the default first. */
const WAYS: readonly Watching[] = ['public', 'one-seat', 'all-hands', 'all-hands-later', 'off'];

/**
 * How long players have, how the table goes between their moves, who may come in, what those who watch see, and what becomes
 * of the seat of somebody who is away. For the host, at any time.
 */
export function HouseRules() {
  const say = useSay();
  const { table, ask } = useTable();
  const { watching, standIn, clock } = table;
  const said = ({ label, help }: InWords) => ({ label: say(label), help: say(help) });
  return (
    <>
      <Choice
        legend={say('table.rule.clock')}
        value={clock}
        onChoose={(value) => ask('setClock', { clock: value })}
        choices={clockSchema.options.map((value) => ({ value, ...said(clockInWords(value)) }))}
      />
      <Choice
        legend={say('table.rule.door')}
        value={table.door}
        onChoose={(door) => ask('setDoor', { door })}
        choices={[
          { value: 'open', label: say('table.door.open'), help: say('table.door.open-help') },
          { value: 'knock', label: say('table.door.knock'), help: say('table.door.knock-help') },
          { value: 'closed', label: say('table.door.closed'), help: say('table.door.closed-help') },
        ]}
      />
      <Choice
        legend={say('table.rule.watching')}
        value={watching}
        onChoose={(value) => ask('setHouseRules', { watching: value, standIn })}
        choices={WAYS.map((value) => ({ value, ...said(watchingInWords(value)) }))}
      />
      <Choice
        legend={say('table.rule.away')}
        value={standIn}
        onChoose={(value) => ask('setHouseRules', { watching, standIn: value })}
        choices={[
          { value: 'when-away', label: say('table.away.when-away'), help: say('table.away.when-away-help') },
          { value: 'never', label: say('table.away.never'), help: say('table.away.never-help') },
        ]}
      />
      <Choice
        legend={say('table.rule.talk')}
        value={table.talk}
        onChoose={(talk) => ask('setTalk', { talk })}
        choices={talkSchema.options.map((value) => ({ value, ...said(talkInWords(value)) }))}
      />
      <Choice
        legend={say('table.rule.pace')}
        value={table.pace}
        onChoose={(pace) => ask('setPace', { pace })}
        choices={[
          { value: 'calm', label: say('table.pace.calm') },
          { value: 'brisk', label: say('table.pace.brisk') },
          { value: 'at-once', label: say('table.pace.at-once'), help: say('table.pace.at-once-help') },
        ]}
      />
      <Choice
        legend={say('table.rule.replays')}
        value={table.replays}
        onChoose={(replays) => ask('setReplays', { replays })}
        choices={[
          { value: 'with-link', label: say('table.replays.with-link'), help: say('table.replays.with-link-help') },
          { value: 'for-us', label: say('table.replays.for-us'), help: say('table.replays.for-us-help') },
        ]}
      />
      <Choice
        legend={say('table.rule.taking-back')}
        value={table.takingBack}
        onChoose={(takingBack) => ask('setTakingBack', { takingBack })}
        choices={[
          { value: 'by-consent', label: say('table.taking-back.by-consent'), help: say('table.taking-back.by-consent-help') },
          { value: 'off', label: say('table.taking-back.off'), help: say('table.taking-back.off-help') },
        ]}
      />
      <fieldset className="choice">
        <legend>{say('table.link')}</legend>
        <Button icon="swap" onClick={() => ask('renewLink', {})}>
          {say('table.new-link')}
        </Button>
        <p className="choice-help">{say('table.new-link-help')}</p>
      </fieldset>
    </>
  );
}
