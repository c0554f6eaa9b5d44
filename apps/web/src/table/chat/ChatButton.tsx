import { useState } from 'react';
import { IconButton } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Chat } from './Chat.tsx';
import { Unread } from './Unread.tsx';
import { useChatNews } from './useChatNews.ts';

/** The talk behind a button of the bar, where there is no other place for it. */
export function ChatButton() {
  const [open, setOpen] = useState(false);
  const { unread } = useChatNews(open);
  return (
    <>
      <Unread count={unread}>
        <IconButton icon="chat" label={unread > 0 ? `Chat: ${unread} new` : 'Chat'} onClick={() => setOpen(true)} />
      </Unread>
      {open && (
        <Dialog title="Chat" onClose={() => setOpen(false)}>
          <Chat silence={null} />
        </Dialog>
      )}
    </>
  );
}
