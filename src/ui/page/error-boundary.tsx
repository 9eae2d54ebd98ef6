import { Component, type ReactNode } from 'react';
import { crashTexts } from '../../messages';
import { Button } from '../parts/controls/button';
import styles from './error-boundary.module.css';

interface ErrorBoundaryProps {
  /** Returns the user's text. Called only after the page has crashed. */
  readonly readText: () => string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  /** Message of the error. Null while there is none. */
  readonly message: string | null;
}

/** Catches a crash of the page and shows the user's text. */
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

/** Replaces a crashed page: what happened, and the text to copy. */
function CrashScreen({ message, text }: { readonly message: string; readonly text: string }) {
  return (
    <main className={styles['screen']} role="alert">
      <h1 className={styles['title']}>{crashTexts.title}</h1>
      <p className={styles['about']}>{crashTexts.about}</p>
      <KeptText text={text} />
      <Button primary className={styles['reload']} onClick={() => location.reload()}>
        {crashTexts.reload}
      </Button>
      <p className={styles['about']}>
        {crashTexts.reason}
        <code>{message}</code>
      </p>
    </main>
  );
}

/** The user's text, to copy, where it can't be edited. */
export function KeptText({ text }: { readonly text: string }) {
  return <textarea className={styles['text']} aria-label={crashTexts.text} readOnly value={text} />;
}
