import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { lineName } from '../../../messages';
import styles from '../controls/link.module.css';
import { EDITOR_ID } from '../editor-anchor';
import { useActions } from '../tester-context';
import { useReturnFocus } from './return-focus';

/** False if the page has no editor for line numbers to link to. */
export const LineLinksContext = createContext(true);

interface LineLinkProps {
  readonly line: number;
  readonly lastLine?: number;
  /** Link text. The line's name by default. */
  readonly children?: ReactNode;
}

/** A link to a line in the editor, or plain text if there is no editor. */
export function LineLink({ line, lastLine, children = lineName(line, lastLine) }: LineLinkProps) {
  const actions = useActions();
  const returnFocus = useReturnFocus();
  const leadsToEditor = useContext(LineLinksContext);
  if (!leadsToEditor) return children;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    returnFocus.remember(event.currentTarget);
    actions.showLine(line);
  };
  return (
    <a className={styles['link']} href={`#${EDITOR_ID}`} onClick={follow}>
      {children}
    </a>
  );
}
