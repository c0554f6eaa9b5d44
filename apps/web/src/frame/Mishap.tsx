import { Component, type ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { PlainPage } from './PlainPage.tsx';

interface MishapState {
  readonly happened: boolean;
}

/** Shows a page of its own where one breaks, or could not be loaded: what is known at the table is kept by the server. */
export class Mishap extends Component<{ readonly children: ReactNode }, MishapState> {
  override state: MishapState = { happened: false };

  static getDerivedStateFromError(): MishapState {
    return { happened: true };
  }

  override render(): ReactNode {
    if (!this.state.happened) return this.props.children;
    return (
      <PlainPage
        title="This page has come apart"
        actions={
          <Button variant="go" onClick={() => window.location.reload()}>
            Load it again
          </Button>
        }
      >
        <p>That is our fault, or the connection’s. Nothing is lost: your seat and the game are kept.</p>
      </PlainPage>
    );
  }
}
