import { Component } from 'react';

export interface MeasuringProps<Measured> {
  /** Looks at the page as it is, before a change is shown. */
  readonly before: () => Measured;
  /** Called when it is shown, with what was seen before; with null when there was nothing before. */
  readonly after: (measured: Measured | null) => void;
}

/** Compares the page before a change with the page after it, which only a class can. Draws nothing. */
export class Measuring<Measured> extends Component<MeasuringProps<Measured>, object, Measured> {
  override getSnapshotBeforeUpdate(): Measured {
    return this.props.before();
  }

  override componentDidMount(): void {
    this.props.after(null);
  }

  override componentDidUpdate(_props: MeasuringProps<Measured>, _state: object, measured: Measured): void {
    this.props.after(measured);
  }

  override render(): null {
    return null;
  }
}
