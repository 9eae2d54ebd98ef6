import { useEffect, useRef, useState } from 'react';
import {
  changeThisTexts,
  choiceAbout,
  choiceName,
  choicesTitle,
  crawlerName,
  whyTexts,
} from '../../../messages';
import type { VerdictChoice } from '../../../store';
import type { Answered } from '../../parts/answer/use-answer';
import { MenuGroup } from '../../parts/menu/menu-group';
import { MenuItem } from '../../parts/menu/menu-item';
import { useActions, useTester } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import styles from './change-this.module.css';

const GROUPS = ['crawler', 'star', 'all'] as const;

/** The choices, while the worker tries them, or if it can't. */
type FoundChoices = readonly VerdictChoice[] | 'trying' | 'unavailable';

/** The items of the menu `Change this` while it is open. */
export function Choices({ crawler }: Pick<Answered, 'crawler'>) {
  const actions = useActions();
  const name = crawlerName(crawler);
  const choices = useChoices();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The menu has the focus until it has items.
    const menu = list.current?.closest<HTMLElement>('[role=menu]');
    if (typeof choices !== 'string' && menu === document.activeElement)
      list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [choices]);
  useEffect(() => () => actions.previewLines(null), [actions]);
  return (
    <div ref={list}>
      {typeof choices === 'string' || choices.length === 0 ? (
        <p role="status" className={styles['note']}>
          {choices === 'trying' ? whyTexts.tryingChanges : null}
          {choices === 'unavailable' ? changeThisTexts.unavailable : null}
          {choices.length === 0 ? changeThisTexts.none : null}
        </p>
      ) : (
        GROUPS.map((groups) => {
          const members = choices.filter((choice) => choice.groups === groups);
          return (
            members.length > 0 && (
              <MenuGroup key={groups} title={choicesTitle(groups, name)}>
                {members.map((choice) => (
                  <MenuItem
                    key={choice.kind}
                    label={choiceName(choice, name)}
                    {...signOf(choice)}
                    about={<RichText text={choiceAbout(choice, name)} />}
                    onShow={() => actions.previewLines(choice.changed)}
                    onChoose={() => actions.applyEdits([choice.edits])}
                  />
                ))}
              </MenuGroup>
            )
          );
        })
      )}
    </div>
  );
}

/** Returns the icon of a choice, and its colour. */
function signOf({ check }: VerdictChoice) {
  return check.changes[0]?.after.outcome === 'allowed'
    ? ({ icon: 'allowedOutline', outcome: 'allowed' } as const)
    : ({ icon: 'blockedOutline', outcome: 'blocked' } as const);
}

/** Returns the choices for the present question. */
function useChoices(): FoundChoices {
  const problems = useTester((state) => state.problems);
  const version = useTester((state) => state.version);
  const [choices, setChoices] = useState<FoundChoices>('trying');
  // biome-ignore lint/correctness/useExhaustiveDependencies: choices are about one version
  useEffect(() => {
    setChoices(problems === 'missing' ? 'unavailable' : 'trying');
    if (typeof problems === 'string') return;
    let isCurrent = true;
    void problems.verdictChoices().then((found) => {
      if (isCurrent) setChoices(found ?? 'unavailable');
    });
    return () => {
      isCurrent = false;
    };
  }, [problems, version]);
  return choices;
}
