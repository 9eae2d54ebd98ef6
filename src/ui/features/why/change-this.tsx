import { useEffect, useRef, useState } from 'react';
import {
  changeThisTexts,
  choiceAbout,
  choiceDone,
  choiceName,
  choicesTitle,
  crawlerName,
} from '../../../messages';
import { isSimulating, type VerdictChoice } from '../../../store';
import type { Answered } from '../../parts/answer/use-answer';
import { Button } from '../../parts/controls/button';
import { Menu } from '../../parts/menu/menu';
import { MenuGroup } from '../../parts/menu/menu-group';
import { MenuItem } from '../../parts/menu/menu-item';
import { useActions, useBinding, useTester } from '../../parts/tester-context';
import styles from './change-this.module.css';

const GROUPS = ['crawler', 'star', 'all'] as const;

/** The choices, while the worker tries them, or if it can't. */
type Choices = readonly VerdictChoice[] | 'trying' | 'unavailable';

/**
 * A menu of edits that give the URL the other verdict, each tried by the engine. The focused one is previewed in the editor.
 * Renders nothing if the rules don't decide.
 */
export function ChangeThis({ answer }: { readonly answer: Answered }) {
  const isSimulated = useTester(isSimulating);
  const [done, setDone] = useState<{ readonly choice: VerdictChoice; readonly version: number } | null>(null);
  const canChange = answer.decided.by === 'rules' && answer.verdict.outcome !== 'undefined' && !isSimulated;
  return (
    <div className={styles['change']}>
      {done !== null && <Done {...done} answer={answer} />}
      {canChange && (
        <ChoicesMenu
          crawler={crawlerName(answer.crawler)}
          onDone={(choice, version) => setDone({ choice, version })}
        />
      )}
    </div>
  );
}

interface ChoicesMenuProps {
  readonly crawler: string;
  /** Called after a choice was written, with the version of the text before. */
  readonly onDone: (choice: VerdictChoice, version: number) => void;
}

function ChoicesMenu({ crawler, onDone }: ChoicesMenuProps) {
  const { store } = useBinding();
  const actions = useActions();
  const [isOpen, setOpen] = useState(false);
  const choices = useChoices(isOpen);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The menu has the focus until it has items.
    const menu = list.current?.closest<HTMLElement>('[role=menu]');
    if (typeof choices !== 'string' && menu === document.activeElement)
      list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [choices]);
  const preview = (choice: VerdictChoice | null) =>
    store.setState({ previewedLines: choice?.changed ?? null });
  // The menu may disappear while it's open, for example with a new question.
  useEffect(() => () => store.setState({ previewedLines: null }), [store]);
  const write = (choice: VerdictChoice) => {
    const { version } = store.getState();
    if (actions.applyEdits([choice.edits])) onDone(choice, version);
  };
  return (
    <Menu
      label={changeThisTexts.button}
      isWide
      onToggle={(opens) => {
        setOpen(opens);
        if (opens) actions.loadProblems();
        else preview(null);
      }}
    >
      <div ref={list}>
        {typeof choices === 'string' || choices.length === 0 ? (
          <p role="status" className={styles['note']}>
            {choices === 'trying' ? changeThisTexts.working : null}
            {choices === 'unavailable' ? changeThisTexts.unavailable : null}
            {choices.length === 0 ? changeThisTexts.none : null}
          </p>
        ) : (
          GROUPS.map((groups) => {
            const members = choices.filter((choice) => choice.groups === groups);
            return (
              members.length > 0 && (
                <MenuGroup key={groups} title={choicesTitle(groups, crawler)}>
                  {members.map((choice) => (
                    <MenuItem
                      key={choice.kind}
                      label={choiceName(choice, crawler)}
                      icon={
                        choice.check.changes[0]?.after.outcome === 'allowed'
                          ? 'allowedOutline'
                          : 'blockedOutline'
                      }
                      about={choiceAbout(choice, crawler)}
                      onShow={() => preview(choice)}
                      onChoose={() => write(choice)}
                    />
                  ))}
                </MenuGroup>
              )
            );
          })
        )}
      </div>
    </Menu>
  );
}

/** Returns the choices for the present question while the menu is open. */
function useChoices(isOpen: boolean): Choices {
  const problems = useTester((state) => state.problems);
  const version = useTester((state) => state.version);
  const [choices, setChoices] = useState<Choices>('trying');
  // biome-ignore lint/correctness/useExhaustiveDependencies: choices are about one version
  useEffect(() => {
    if (!isOpen) return setChoices('trying');
    setChoices(problems === 'missing' ? 'unavailable' : 'trying');
    if (typeof problems === 'string') return;
    let isCurrent = true;
    void problems.verdictChoices().then((found) => {
      if (isCurrent) setChoices(found ?? 'unavailable');
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, problems, version]);
  return choices;
}

interface DoneProps {
  readonly choice: VerdictChoice;
  readonly version: number;
  readonly answer: Answered;
}

/** Says what was written and what the answer is now, until the next edit. */
function Done({ choice, version, answer }: DoneProps) {
  const actions = useActions();
  const present = useTester((state) => state.version);
  if (present !== version + 1) return null;
  const isNew = answer.version === present;
  return (
    <>
      <span role="status" aria-label={changeThisTexts.status}>
        {choiceDone(choice, isNew ? (answer.outcome === 'allowed' ? 'yes' : 'no') : null)}
      </span>
      <Button small onClick={() => actions.undoEdit()}>
        {changeThisTexts.undo}
      </Button>
    </>
  );
}
