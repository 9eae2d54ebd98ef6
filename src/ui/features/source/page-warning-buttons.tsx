import { testAnswerName, testPrintedName, warningButtons } from '../../../messages';
import { type NoticeAction, noticeActions, runNoticeAction } from '../../../store/notice-actions';
import { Button } from '../../parts/controls/button';
import { useBinding } from '../../parts/tester-context';
import { WarningButtons, type WarningButtonsProps } from './warning-buttons';

/** The warning, and callbacks for the focus. */
export interface PageWarningButtonsProps extends WarningButtonsProps {
  /** Called when a button is pressed that is about to disappear with its notice. */
  readonly onAnswered: () => void;
}

/** Actions whose notice stays, or after which the page itself moves the focus. */
const KEEPS_FOCUS: readonly NoticeAction['name'][] = ['applyUpdate', 'useAsRobots', 'cancelFetch'];

/** Buttons with the remedies of a warning, including those that an embedded page can't have. */
export function PageWarningButtons({ onAnswered, ...props }: PageWarningButtonsProps) {
  const tester = useBinding();
  const { notice } = props.warning;
  return (
    <>
      {notice &&
        noticeActions(notice).map((action) => (
          <Button
            key={action.name}
            outlined={action.name !== 'fetchDetails'}
            small
            onClick={() => {
              if (!KEEPS_FOCUS.includes(action.name)) onAnswered();
              runNoticeAction(tester, action);
            }}
          >
            {nameOf(action)}
          </Button>
        ))}
      <WarningButtons {...props} />
    </>
  );
}

function nameOf(action: NoticeAction): string {
  if (action.name === 'testPrinted') return testPrintedName(action.answer);
  return action.name === 'testFetched' ? testAnswerName(action.answer) : warningButtons[action.name];
}
