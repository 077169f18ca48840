import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

/** Shows the error screen if a child throws while rendering. React logs the error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}
