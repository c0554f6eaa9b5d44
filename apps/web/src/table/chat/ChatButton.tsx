import { useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay } from '../../language/language.ts';
import { Chat } from './Chat.tsx';
import { Saying } from './Saying.tsx';
import { Unread } from './Unread.tsx';
import { useChatNews } from './useChatNews.ts';

/**
 * A button in the bar that opens the chat, where the chat is not visible otherwise. The newest message appears below the button for
 * a while.
 */
export function ChatButton() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { unread, latest } = useChatNews(open);
  const label = unread > 0 ? say('chat.unread', { count: unread }) : say('chat.title');
  return (
    <>
      <Unread count={unread}>
        <IconButton icon="chat" label={label} onClick={() => setOpen(true)} />
      </Unread>
      {latest !== null && <Saying key={latest.at} said={latest} />}
      {open && (
        <Dialog title={say('chat.title')} onClose={() => setOpen(false)}>
          <Chat silence={null} />
        </Dialog>
      )}
    </>
  );
}
