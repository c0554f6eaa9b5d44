// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { speak } from '../language/load.ts';
import { Dialog } from './Dialog.tsx';
import { OverDialogs } from './OverDialogs.tsx';
import { allowPopovers } from './testing/popovers.ts';

beforeAll(async () => {
  await speak('en');
  allowPopovers();
});
afterEach(cleanup);

interface PageProps {
  readonly dialogs: readonly string[];
}

/** A page with an alarm, and nested dialogs above it. */
function Page({ dialogs }: PageProps) {
  return (
    <>
      <OverDialogs className="alarm" role="alert">
        Something is wrong.
      </OverDialogs>
      {dialogs.map((title) => (
        <Dialog key={title} title={title} onClose={() => undefined}>
          Words
        </Dialog>
      ))}
    </>
  );
}

/** Returns where the alarm is: on the page, or in the dialog with a title, in front of it or not. */
function placeOfAlarm(): string {
  const alarm = screen.getByRole('alert');
  const title = alarm.closest('dialog')?.querySelector('h2')?.textContent;
  if (title === undefined) return 'on the page';
  return `${alarm.dataset['shown'] === undefined ? 'within' : 'in front of'} ${title}`;
}

// Everything outside of a modal dialog ignores presses, and is beneath it.
it('an alarm is always in the topmost dialog and in front of it, as dialogs open and close', () => {
  const { rerender } = render(<Page dialogs={[]} />);
  expect(placeOfAlarm()).toBe('on the page');
  rerender(<Page dialogs={['Scores']} />);
  expect(placeOfAlarm()).toBe('in front of Scores');
  rerender(<Page dialogs={['Scores', 'Rules']} />);
  expect(placeOfAlarm()).toBe('in front of Rules');
  rerender(<Page dialogs={['Rules']} />);
  expect(placeOfAlarm()).toBe('in front of Rules');
  rerender(<Page dialogs={[]} />);
  expect(placeOfAlarm()).toBe('on the page');
});
