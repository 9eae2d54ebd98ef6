import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { lineName } from '../../../messages';
import styles from '../controls/link.module.css';
import { EDITOR_ID } from '../editor-anchor';
import { useActions } from '../tester-context';
import { useReturnFocus } from './return-focus';

/** False where the page shows no editor that a line number could lead to. */
export const LineLinksContext = createContext(true);

interface LineLinkProps {
  readonly line: number;
  /** What stands for the line, where that is not its name. */
  readonly children?: ReactNode;
}

/** A line number that leads to the line in the editor, if there is one. */
export function LineLink({ line, children = lineName(line) }: LineLinkProps) {
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
