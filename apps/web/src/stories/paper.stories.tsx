import { useState } from 'react';
import { Band } from '../ui/Band.tsx';
import { Bar } from '../ui/Bar.tsx';
import { BrassRule } from '../ui/BrassRule.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { CardInText } from '../cards/CardInText.tsx';
import { SuitIcon } from '../cards/SuitIcon.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PrivateNotice } from '../ui/PrivateNotice.tsx';
import { RuleLink } from '../ui/RuleLink.tsx';
import { Slip } from '../ui/Slip.tsx';
import { StatusLine } from '../ui/StatusLine.tsx';
import { WhySlip } from '../ui/WhySlip.tsx';
import { ROOMS, StoryPage } from './StoryPage.tsx';

function noop() {}

function Papers() {
  return (
    <div className="story-screens">
      {ROOMS.map((room) => (
        <section key={room} data-room={room}>
          <Bar
            title="Chinkway"
            where="Deal 7 of 10, trick 6"
            end={
              <>
                <IconButton icon="log" label="Score and log" />
                <IconButton icon="menu" label="Table menu" />
              </>
            }
          >
            <Slip style={{ padding: '3px 8px', fontWeight: 600, fontSize: 14 }} aria-label="Trump">
              Trump <SuitIcon suit="S" />
            </Slip>
          </Bar>
          <Band icon="offline" headline="No connection." action={<Button>Try now</Button>}>
            Trying again in 4 s. Your seat is saved.
          </Band>
          <div className="cloth" style={{ padding: '12px 0', display: 'grid', gap: 12 }}>
            <StatusLine
              headline="Your turn."
              lamp="lit"
              end={<IconButton icon="sort" label="Sort by rank" />}
            >
              Follow diamonds; Owen’s <CardInText card="KD" /> is winning.
            </StatusLine>
            <StatusLine headline="Tomek is away.">The game is paused; nobody’s clock runs.</StatusLine>
            <div style={{ padding: '0 10px 8px' }}>
              <WhySlip
                refusal={{ rule: 'CP3.1', message: 'Follow diamonds: you have two. A player who can must play the suit led.' }}
                at={{ x: 60, within: 336 }}
                onDismiss={noop}
              />
            </div>
            <PrivateNotice headline="You have a Pancerola." rule="CP7.2">
              Not following binds you to lose every trick after.
            </PrivateNotice>
            <Slip style={{ padding: 12 }} aria-label="Just paid">
              <b>Inés paid you 4.</b> Your <CardInText card="AD" /> thrown: 2. Opposite: twice.{' '}
              <RuleLink rule="CP6.5" />
            </Slip>
            <p style={{ padding: '0 12px' }}>
              A sentence on the cloth, with a rule: <RuleLink rule="CW4.2" />
            </p>
          </div>
          <BrassRule />
          <footer className="sheet" style={{ padding: '8px 10px', display: 'flex', gap: 8 }}>
            <Button variant="go" style={{ flex: 1 }}>
              Play <CardInText card="AD" />
            </Button>
            <Button icon="lastTrick">Last trick</Button>
          </footer>
        </section>
      ))}
    </div>
  );
}

function Dialogs() {
  const [open, setOpen] = useState(true);
  return (
    <StoryPage title="A dialog">
      <Button onClick={() => setOpen(true)}>Open it</Button>
      {open && (
        <Dialog
          title="Leave the table?"
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Stay</Button>
              <Button variant="go" onClick={() => setOpen(false)}>
                Leave, a bot plays on
              </Button>
            </>
          }
        >
          <p>The game continues without you. Your seat is saved: you can come back with the same link at any time.</p>
        </Dialog>
      )}
    </StoryPage>
  );
}

/** The stories for paper and brass: bars, banners, notes, the dialog. */
export const paperStories = {
  papers: () => <Papers />,
  dialog: () => <Dialogs />,
};
