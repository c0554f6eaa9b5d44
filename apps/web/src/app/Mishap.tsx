import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { useSay } from '../language/language.ts';
import { PlainPage } from '../ui/page/PlainPage.tsx';

interface MishapState {
  readonly happened: boolean;
}

/** Shows a page of its own where one breaks, or could not be loaded: what is known at the table is stored by the server. */
export class Mishap extends Component<{ readonly children: ReactNode }, MishapState> {
  override state: MishapState = { happened: false };

  static getDerivedStateFromError(): MishapState {
    return { happened: true };
  }

  override render(): ReactNode {
    if (!this.state.happened) return this.props.children;
    return <MishapPage />;
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
