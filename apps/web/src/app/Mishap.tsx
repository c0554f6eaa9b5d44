import { Component, type ReactNode } from 'react';
import { onMissingPart } from '../newerBuild.ts';
import { Button } from '../ui/Button.tsx';
import { useSay } from '../language/language.ts';
import { FirstSight } from '../ui/page/FirstSight.tsx';
import { PlainPage } from '../ui/page/PlainPage.tsx';

/** How long a mishap is not shown, in ms, while the server has not said whether there is a newer build to load instead. */
const SHOWN_AFTER = 3000;

interface MishapState {
  readonly mishap: 'none' | 'looked-into' | 'shown';
}

/**
 * Shows a page of its own where one breaks, or could not be loaded, unless there is a newer build: that is loaded in its place.
 * What is known at the table is stored by the server.
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
