import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen';

interface ErrorBoundaryProps {
  /** The user's text, asked for only when the page has broken. */
  readonly readText: () => string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  /** What went wrong; null while nothing did. */
  readonly message: string | null;
}

/** Catches a failure of the page and gives the user's text back. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { message: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return <CrashScreen message={message} text={this.props.readText()} />;
  }
}
