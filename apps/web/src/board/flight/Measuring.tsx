import { Component } from 'react';

export interface MeasuringProps<Measured> {
  /** Measures the page before a change is rendered. */
  readonly before: () => Measured;
  /** Called after rendering with what was measured; with null when there was nothing before. */
  readonly after: (measured: Measured | null) => void;
}

/** Compares the page before and after a change (`getSnapshotBeforeUpdate`, which only a class has). Renders nothing. */
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
