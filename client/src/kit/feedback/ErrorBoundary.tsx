import { Component, type ReactNode } from 'react';
import { ErrorState } from './ErrorState';

interface Props {
  children: ReactNode;
  /** A new value starts over, such as the address of the page. */
  resetKey?: string;
}

/** Keeps a broken screen from taking the rest of the portal with it. */
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
