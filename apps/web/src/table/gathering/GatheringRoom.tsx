import type { Seat } from '@chinwag/rules';
import { useState } from 'react';
import type { AnyGameScreen } from '../../board/screen.ts';
import { freeSeats } from '../../session/freeSeats.ts';
import type { TableView } from '../../session/tableView.ts';
import { usePage } from '../../ui/page/usePage.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Scrolling } from '../../ui/Scrolling.tsx';
import '../choiceList.css';
import { type Message, message } from '../../language/message.ts';
import { Chat } from '../chat/Chat.tsx';
import { ChatButton } from '../chat/ChatButton.tsx';
import { useChatNews } from '../chat/useChatNews.ts';
import { hostName } from '../hostName.ts';
import { RulesIcon } from '../RulesIcon.tsx';
import { TableBands } from '../TableBands.tsx';
import { TableBar } from '../TableBar.tsx';
import { type AtTable, useTable } from '../tableContext.ts';
import { useMedia, WITH_RAIL } from '../useMedia.ts';
import { useSay } from '../../language/language.ts';
import { sideBySide } from '../../language/sentences.ts';
import './gathering.css';
import { GatheringActions } from './GatheringActions.tsx';
import { loadMessages } from '../../language/load.ts';
import { shownLater } from '../../ui/shownLater.tsx';
import { GatheringHow } from './GatheringHow.tsx';
import { GatheringSeat } from './GatheringSeat.tsx';
import { Invitation } from './Invitation.tsx';
import { openSeats } from './openSeats.ts';
import { SeatDialog } from './SeatDialog.tsx';
import { SeatRose } from '../../ui/SeatRose.tsx';
import { isUsual, rulesInShort } from './chosenOptions.ts';
import { TableRules } from './TableRules.tsx';
import { TallyButton } from '../tally/TallyDialog.tsx';
import { useArrivals } from './useArrivals.ts';
import { Spectators } from './Spectators.tsx';

const WhatIsPlayed = shownLater(async () => {
  const [{ WhatIsPlayed: Loaded }] = await Promise.all([import('./WhatIsPlayed.tsx'), loadMessages('home')]);
  return Loaded;
});

export interface GatheringRoomProps {
  readonly title: string;
  /** The screen of the game, or null while it is being loaded. */
  readonly screen: AnyGameScreen | null;
}

/**
 * The table before the game: its seats, the invitation link, and the game's options. The host sees the link first. A guest, who has
 * just followed the link, sees the game and the people first.
 */
export function GatheringRoom({ title, screen }: GatheringRoomProps) {
  const say = useSay();
  const at = useTable();
  const { table, seat, host } = at;
  usePage(`${title} · Chinwag`, table.game);
  const arrived = useArrivals(table);
  const wide = useMedia(WITH_RAIL);
  const [chosen, setChosen] = useState<Seat | null>(null);
  const open = openSeats(table);
  const held = chosen === null ? undefined : table.seats[chosen];
  const first = seat?.seat ?? 0;
  const clockwise = [...table.seats.slice(first), ...table.seats.slice(0, first)];
  const invitation = (
    <Invitation code={table.link} variant={host && open > 0 ? 'go' : 'plain'} sentence={say(invitationSentence(table))} />
  );
  return (
    <div className="gathering">
      <TableBar
        title={title}
        where={say(whoseTable(at))}
        icons={
          <>
            {!wide && <ChatButton />}
            <RulesIcon game={table.game} title={title} />
          </>
        }
      />
      <TableBands />
      <main className="gathering-cloth cloth">
        <SeatRose seats={table.seats.length} />
        {host ? (
          invitation
        ) : (
          <p className="gathering-what">
            <WhatIsPlayed game={table.game} />
          </p>
        )}
        <section className="gathering-seats" aria-labelledby="gathering-seats">
          <h2 id="gathering-seats">
            {say('gathering.seated', { taken: table.seats.length - open, seats: table.seats.length })}
            <span>{say(seat === null ? 'gathering.clockwise' : 'gathering.clockwise-from-you')}</span>
          </h2>
          <ol>
            {clockwise.map((each) => (
              <GatheringSeat
                key={each.seat}
                held={each}
                arrived={each.person !== null && arrived.has(each.person)}
                onMore={() => setChosen(each.seat)}
              />
            ))}
          </ol>
        </section>
        {!host && invitation}
        {!wide && <TallyButton on="cloth" />}
        <Spectators />
      </main>
      <aside className="gathering-side sheet" aria-label={say('gathering.rules-here')}>
        {screen !== null && <RulesPanel screen={screen} title={title} />}
        {wide && <ChatInSight />}
      </aside>
      <GatheringActions title={title} />
      {held !== undefined && held.kind !== 'empty' && <SeatDialog held={held} onClose={() => setChosen(null)} />}
    </div>
  );
}

/** The chat at the foot of the rules: the same as beside a game. */
function ChatInSight() {
  useChatNews(true);
  return <Chat silence={null} />;
}

function invitationSentence(table: TableView): Message {
  const open = openSeats(table);
  if (open > 0) return message('gathering.invite.open', { open });
  if (table.seats.some(({ kind }) => kind === 'bot')) return message('gathering.invite.bots-seat');
  if (freeSeats(table).length > 0) return message('gathering.invite.one-more');
  return message(table.settings.watching === 'off' ? 'gathering.invite.full' : 'gathering.invite.watch');
}

/** Returns whose table it is, and what the table waits for. */
function whoseTable({ table, host }: AtTable): Message {
  const stage = openSeats(table) > 0 ? 'waiting' : 'ready';
  return host ? message(`gathering.your-table.${stage}`) : message(`gathering.host-table.${stage}`, { host: hostName(table) });
}

function RulesPanel({ screen, title }: { screen: AnyGameScreen; title: string }) {
  const say = useSay();
  const { table, host } = useTable();
  const wide = useMedia(WITH_RAIL);
  if (wide) {
    return (
      <Scrolling label={say('gathering.rules-here')} className="gathering-rules-sheet">
        <h2>{say(isUsual(screen, table.options) ? 'gathering.usual-rules' : 'gathering.own-rules')}</h2>
        <p>{say(host ? 'gathering.change-them' : 'gathering.chosen-by-host')}</p>
        <TallyButton on="paper" />
        <GatheringHow title={title} />
        <TableRules screen={screen} />
      </Scrolling>
    );
  }
  return (
    <>
      <GatheringHow title={title} />
      <details className="gathering-rules slip">
        <summary>
          <b>{say('gathering.rules')}</b>
          <span>{sideBySide(rulesInShort(screen, table.options).map((rule) => say('gathering.rule', rule)))}</span>
          <Icon name="down" />
        </summary>
        <TableRules screen={screen} />
      </details>
    </>
  );
}
