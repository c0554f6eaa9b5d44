import { Component } from 'react';

export interface MeasuringProps<Measured> {
  /** Measures the page before a change is rendered. Returns the measurement. */
  readonly before: () => Measured;
  /** Called after each render with the measurement from before; with null after the first. */
  readonly after: (measured: Measured | null) => void;
}

/**
 * Measures the page before a change and passes the result on afterwards (`getSnapshotBeforeUpdate`, which only a class has).
 * Renders nothing.
 */
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
