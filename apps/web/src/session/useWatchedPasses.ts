import { passCodeSchema } from '@chinwag/protocol';
import { useEffect } from 'react';
import { postPassState } from './api.ts';
import { useGuest } from './guest.ts';
import { notePassTaken, passSeen, type TakenPass, useMadePasses, useTakenPasses } from './madePasses.ts';

/** The polling interval, in ms, while a pass is pending and the page is visible. Polling lasts ten minutes at most. */
const LOOK_EVERY = 1000;

/**
 * Returns this guest's passes, issued on this device, that another device has redeemed and the user has not yet been shown. Polls
 * the server for them.
 */
export function useWatchedPasses(): readonly TakenPass[] {
  const session = useGuest();
  const made = useMadePasses();
  const taken = useTakenPasses();
  const [token, person] = [session?.token ?? null, session?.guest.id];
  const theirs = made.flatMap((one) => (one.person === person ? [one.pass] : []));
  /** A string, so that equal lists of passes are equal. */
  const standing = theirs.filter((pass) => taken.every((one) => one.pass !== pass)).join(' ');
  useEffect(() => {
    if (token === null || standing === '') return undefined;
    let gone = false;
    const look = async () => {
      for (const code of standing.split(' ')) {
        const pass = passCodeSchema.parse(code);
        const answer = await postPassState(token, pass);
        if (gone || !answer.ok) return;
        if (answer.state === 'taken') notePassTaken({ pass, device: answer.device });
        if (answer.state === 'gone') passSeen(pass);
      }
    };
    let asking = false;
    const lookIfSeen = async () => {
      if (document.hidden || asking) return;
      asking = true;
      await look();
      asking = false;
    };
    const timer = setInterval(() => void lookIfSeen(), LOOK_EVERY);
    const visible = () => void lookIfSeen();
    document.addEventListener('visibilitychange', visible);
    void lookIfSeen();
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [token, standing]);
  return taken.filter(({ pass }) => theirs.includes(pass));
}
