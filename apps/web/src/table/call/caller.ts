import { type Notice, showNotice, whetherNotices } from '../../ui/notice.ts';
import { usePreferences } from '../../ui/preferences.ts';
import { sayIn, useSpoken } from '../../language/language.ts';
import { loadMessages } from '../../language/load.ts';
import { useCallQuestion } from './callQuestion.ts';
import { showTurnOnTab } from './tabIcon.ts';

/** Whether the user is looking at this page. */
type Where = 'here' | 'elsewhere';

/** The notification that is shown, or about to be. */
let notice: Promise<Notice | null> | null = null;

/**
 * Shows on the browser tab that it is the viewer's turn. `title` is the game's title. Notifies a viewer who is elsewhere, if they
 * wish.
 */
export function call(title: string, where: Where): void {
  showTurnOnTab('turn');
  if (where === 'here') return;
  const { notices } = usePreferences.getState();
  const may = whetherNotices();
  if (notices === 'unasked' && may === 'askable') useCallQuestion.setState({ isDue: true });
  if (notices !== 'on' || may !== 'granted' || notice !== null) return;
  notice = tell(title);
  document.addEventListener('visibilitychange', hushWhenSeen);
}

/** Closes the turn notification and removes the turn from the browser tab. */
export function hush(): void {
  showTurnOnTab('none');
  takeAway();
}

async function tell(title: string): Promise<Notice | null> {
  await loadMessages('rooms');
  const { language } = useSpoken.getState();
  if (language === null) return null;
  const say = sayIn(language);
  return showNotice({ title: say('call.your-turn'), body: say('call.in', { title }), address: window.location.pathname });
}

function hushWhenSeen(): void {
  if (!document.hidden) takeAway();
}

function takeAway(): void {
  document.removeEventListener('visibilitychange', hushWhenSeen);
  notice?.then((shown) => shown?.close(), () => undefined);
  notice = null;
}
