import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

/** Catches what no page should throw, and says so instead of leaving an empty screen. React logs the error itself. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}
