import { type ReactNode, useId, useState } from 'react';
import { failureText, simulateTexts } from '../../../messages';
import type { TesterState } from '../../../store';
import { detailsThatMatter, dialectIdOf, presetOf } from '../../../store/presets';
import { CheckField } from '../../parts/controls/check-field';
import { Select } from '../../parts/controls/select';
import { useActions, useTester } from '../../parts/tester-context';
import { DurationField } from './duration-field';
import { type NumberReading, readCount, readMaxAge, readStatus } from './read-number';
import styles from './simulate.module.css';
import { TypedField } from './typed-field';

/**
 * Fields for the simulated answer: redirects, status or kind of failure, and those of the other details that can change
 * the result.
 */
export function AnswerDetails() {
  const actions = useActions();
  const answer = useTester((state) => state.answer);
  const dialect = useTester(dialectIdOf);
  const matters = detailsThatMatter(answer, dialect);
  const { final } = answer;
  const hasOwnContent = CONTENTS.has(presetOf(answer));
  return (
    <div className={styles['details']}>
      {answer.redirects >= 1 && (
        <NumberField
          label={simulateTexts.redirects}
          value={answer.redirects}
          read={readCount}
          onRead={(redirects) => actions.setAnswer({ redirects })}
        />
      )}
      {final.kind === 'status' && !hasOwnContent && (
        <NumberField
          label={answer.redirects >= 1 ? simulateTexts.statusAtEnd : simulateTexts.status}
          value={final.status}
          read={(text) => readStatus(text, final.status)}
          onRead={(status) => actions.setAnswer({ final: { kind: 'status', status } })}
        />
      )}
      {final.kind === 'network-failure' && <FailureField failure={final.failure} />}
      {matters.has('errorHours') && (
        <DurationField
          label={simulateTexts.errorsFor}
          hours={answer.errorHours}
          onHours={(errorHours) => actions.setAnswer({ errorHours })}
        />
      )}
      {matters.has('answersErrorsForMissingPages') && (
        <CheckField
          label={simulateTexts.errorsForMissing}
          isChecked={answer.answersErrorsForMissingPages}
          onCheck={(answersErrorsForMissingPages) => actions.setAnswer({ answersErrorsForMissingPages })}
        />
      )}
      {matters.has('siteUp') && (
        <CheckField
          label={simulateTexts.siteUp}
          isChecked={answer.siteUp}
          onCheck={(siteUp) => actions.setAnswer({ siteUp })}
        />
      )}
      {matters.has('cachedCopy') && (
        <CheckField
          label={simulateTexts.cachedCopy}
          isChecked={answer.cachedCopy}
          onCheck={(cachedCopy) => actions.setAnswer({ cachedCopy, cacheAge: 0 })}
        />
      )}
      {matters.has('cacheAge') && (
        <DurationField
          label={simulateTexts.cacheAge}
          hours={answer.cacheAge}
          onHours={(cacheAge) => actions.setAnswer({ cacheAge })}
        />
      )}
      {matters.has('maxAge') && (
        <NumberField
          label={simulateTexts.maxAge}
          value={answer.maxAge}
          read={readMaxAge}
          onRead={(maxAge) => actions.setAnswer({ maxAge })}
        >
          {simulateTexts.seconds}
        </NumberField>
      )}
    </div>
  );
}

/** Presets about the content of an answer. They always use status 200. */
const CONTENTS: ReadonlySet<string> = new Set<ReturnType<typeof presetOf>>([
  'incomplete',
  'empty',
  'html',
  'over-limit',
  'content-type',
  'utf-16',
]);

type Failure = Extract<TesterState['answer']['final'], { kind: 'network-failure' }>['failure'];

const FAILURES = [
  'timeout',
  'dns',
  'reset',
  'invalid-response',
  'chunking',
] as const satisfies readonly Failure[];

/** Selects the kind of network failure. */
function FailureField({ failure }: { readonly failure: Failure }) {
  const id = useId();
  const actions = useActions();
  return (
    <div className={styles['detail']}>
      <label className={styles['detailLabel']} htmlFor={id}>
        {simulateTexts.failure}
      </label>
      <span className={styles['wide']}>
        <Select
          id={id}
          value={failure}
          onChange={(event) => {
            const chosen = FAILURES.find((candidate) => candidate === event.currentTarget.value);
            if (chosen !== undefined)
              actions.setAnswer({ final: { kind: 'network-failure', failure: chosen } });
          }}
        >
          {FAILURES.map((candidate) => (
            <option key={candidate} value={candidate}>
              {failureText(candidate)}
            </option>
          ))}
        </Select>
      </span>
    </div>
  );
}

interface NumberFieldProps<Value extends number | null> {
  readonly label: string;
  /** The value in use. */
  readonly value: Value;
  /** Parses the typed text. */
  read(text: string): NumberReading<Value>;
  onRead(value: Value): void;
  readonly children?: ReactNode;
}

/**
 * A field that keeps the typed text while it matches `value`. After a change from elsewhere it shows the
 * value.
 */
function NumberField<Value extends number | null>({
  label,
  value,
  read,
  onRead,
  children,
}: NumberFieldProps<Value>) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: Value } | null>(null);
  const text = typed !== null && typed.value === value ? typed.text : String(value ?? '');
  return (
    <TypedField
      label={label}
      text={text}
      problem={read(text).problem}
      onType={(next) => {
        const reading = read(next);
        setTyped({ text: next, value: reading.value });
        onRead(reading.value);
      }}
    >
      {children}
    </TypedField>
  );
}
