import { Component, type ReactNode } from 'react';
import { onMissingPart } from '../newerBuild.ts';
import { Button } from '../ui/Button.tsx';
import { useSay } from '../language/language.ts';
import { FirstSight } from '../ui/page/FirstSight.tsx';
import { PlainPage } from '../ui/page/PlainPage.tsx';

/** How long the error page stays hidden, in ms, while it is unknown whether the server has a newer build to load instead. */
const SHOWN_AFTER = 3000;

interface MishapState {
  readonly mishap: 'none' | 'looked-into' | 'shown';
}

/**
 * An error boundary. Shows an error page in place of a page that throws or fails to load. If there is a newer build, loads that
 * build instead. Nothing is lost, because the server stores the state of the table.
 */
export class Mishap extends Component<{ readonly children: ReactNode }, MishapState> {
  override state: MishapState = { mishap: 'none' };

  static getDerivedStateFromError(): MishapState {
    return { mishap: 'looked-into' };
  }

  override componentDidCatch(): void {
    const show = (): void => this.setState({ mishap: 'shown' });
    setTimeout(show, SHOWN_AFTER);
    void onMissingPart().then(show);
  }

  override render(): ReactNode {
    switch (this.state.mishap) {
      case 'none':
        return this.props.children;
      case 'looked-into':
        return <FirstSight />;
      case 'shown':
        return <MishapPage />;
    }
  }
}

function MishapPage() {
  const say = useSay();
  const again = (
    <Button variant="go" onClick={() => window.location.reload()}>
      {say('page.mishap.again')}
    </Button>
  );
  return (
    <PlainPage title={say('page.mishap.title')} actions={again}>
      <p>{say('page.mishap.comfort')}</p>
    </PlainPage>
  );
}
