import { Component, type ReactNode } from 'react';
import { ErrorState } from './ErrorState';

interface Props {
  children: ReactNode;
  /** A new value, such as the path, resets the boundary. */
  resetKey?: string;
}

/** Catches rendering errors, so that a broken screen does not break the portal. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(previous: Props) {
    if (previous.resetKey !== this.props.resetKey) this.startOver();
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <ErrorState error={this.state.error} onRetry={this.startOver} />;
  }

  private readonly startOver = () => {
    if (this.state.error !== undefined) this.setState({ error: undefined });
  };
}
