import { testAnswerName, testPrintedName, warningButtons } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { useActions, useTester } from '../../parts/tester-context';
import { WarningButtons, type WarningButtonsProps } from './warning-buttons';

/** The warning, and callbacks for the focus. */
export interface PageWarningButtonsProps extends WarningButtonsProps {
  /** Called when the waiting link was opened or dismissed. Its buttons are about to disappear, too. */
  readonly onAnswered: () => void;
}

/** Buttons with the remedies of a warning, including those that an embedded page can't have. */
export function PageWarningButtons(props: PageWarningButtonsProps) {
  return (
    <>
      {props.warning.remedy === 'use-as-robots' && <UseAsRobotsButton />}
      {props.warning.remedy === 'test-answer' && <TestAnswerButton onAnswered={props.onAnswered} />}
      {props.warning.remedy === 'reload' && <ReloadButton />}
      {props.warning.remedy === 'open-link' && <LinkButtons onAnswered={props.onAnswered} />}
      {props.warning.remedy === 'fetch' && <FetchButtons onAnswered={props.onAnswered} />}
      <WarningButtons {...props} />
    </>
  );
}

/**
 * Cancels the request for the tested site's file, or repeats it, or tests the answer of a site without a file. The Fetch panel shows what happened, and
 * other ways to get the file.
 */
function FetchButtons({ onAnswered }: Pick<PageWarningButtonsProps, 'onAnswered'>) {
  const actions = useActions();
  const notice = useTester((state) => state.notice);
  if (notice?.kind === 'fetching')
    return (
      <Button outlined small onClick={notice.cancel}>
        {warningButtons.cancelFetch}
      </Button>
    );
  if (notice?.kind !== 'not-fetched') return null;
  const { outcome } = notice;
  const answered = outcome.kind === 'no-file' && outcome.file.end.kind === 'answer' ? outcome.file : null;
  const act = (action: () => void) => () => {
    onAnswered();
    actions.dismissNotice();
    action();
  };
  return (
    <>
      <Button outlined small onClick={act(answered ? notice.test : notice.again)}>
        {answered ? testAnswerName(answered) : warningButtons.fetchAgain}
      </Button>
      <Button small onClick={act(() => actions.showPanel({ kind: 'fetch', site: null }))}>
        {warningButtons.fetchDetails}
      </Button>
    </>
  );
}

/** Uses what was pasted as a robots.txt. */
function UseAsRobotsButton() {
  const notice = useTester((state) => state.notice);
  if (notice?.kind !== 'unrecognised') return null;
  return (
    <Button outlined small onClick={notice.use}>
      {warningButtons.useAsRobots}
    </Button>
  );
}

/** Tests the server's answer that was brought. */
function TestAnswerButton({ onAnswered }: Pick<PageWarningButtonsProps, 'onAnswered'>) {
  const notice = useTester((state) => state.notice);
  if (notice?.kind !== 'answer-only' || notice.test === null || typeof notice.answer === 'string')
    return null;
  const { answer, test } = notice;
  return (
    <Button
      outlined
      small
      onClick={() => {
        onAnswered();
        test();
      }}
    >
      {testPrintedName(answer)}
    </Button>
  );
}

/** Reloads into the newer version of the page. */
function ReloadButton() {
  const notice = useTester((state) => state.notice);
  if (notice?.kind !== 'update-ready') return null;
  return (
    <Button outlined small onClick={notice.applyUpdate}>
      {warningButtons.applyUpdate}
    </Button>
  );
}

/** Opens the waiting link, or dismisses it. */
function LinkButtons({ onAnswered }: { readonly onAnswered: () => void }) {
  const actions = useActions();
  const notice = useTester((state) => state.notice);
  if (notice?.kind !== 'link-waiting') return null;
  const answer = (act: () => void) => () => {
    act();
    onAnswered();
  };
  return (
    <>
      <Button outlined small onClick={answer(() => actions.openArrival(notice.arrival))}>
        {warningButtons.openLink}
      </Button>
      <Button outlined small onClick={answer(actions.dismissNotice)}>
        {warningButtons.keepMine}
      </Button>
    </>
  );
}
