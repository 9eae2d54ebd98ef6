import { useEffect, useState } from 'react';
import { clearQuestion, takeQuestion, urlsTexts, verdictsTaken } from '../../../messages';
import type { UrlsStatus } from '../../../store';
import { downloadFile } from '../../parts/file/download-file';
import { useUrls } from '../../parts/urls/use-urls';
import type { SureQuestion } from './sure-dialog';

/** Milliseconds for which a success is shown; a failure stays. */
const SHOWN_FOR = 4000;

/** What was done last, for people. */
export interface Said {
  readonly text: string;
  readonly isFailure: boolean;
}

/** The formats in which results are saved, with the names of their files. */
const files = {
  csv: 'robots-txt-urls.csv',
  json: 'robots-txt-urls.json',
  junit: 'robots-txt-urls.xml',
} as const;

/** The formats in which results are saved. */
type ResultsFormat = keyof typeof files;

/** What can be done with the whole list. */
export interface ListActions {
  /** Takes the present verdicts as expected; asks first where that replaces something. */
  take(): void;
  /** Empties the list; asks first. */
  clear(): void;
  save(format: ResultsFormat): void;
}

interface ListActionsWithWords extends ListActions {
  /** What became of the last thing that was done; null for nothing to say. */
  readonly said: Said | null;
  say(text: string, isFailure?: boolean): void;
  /** A question that waits for its answer. */
  readonly sure: SureQuestion | null;
}

/** What can be done with the whole list, and what became of it. */
export function useListActions(table: UrlsStatus): ListActionsWithWords {
  const urls = useUrls();
  const [said, setSaid] = useState<Said | null>(null);
  const [sure, setSure] = useState<SureQuestion | null>(null);
  useEffect(() => {
    if (said === null || said.isFailure) return;
    const timer = setTimeout(() => setSaid(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [said]);

  const say = (text: string, isFailure = false) => setSaid({ text, isFailure });
  const take = () =>
    void urls.acceptVerdicts().then(
      (rows) => say(verdictsTaken(rows)),
      () => say(urlsTexts.failed, true),
    );
  const question = (words: Pick<SureQuestion, 'title' | 'text' | 'button'>, onSure: () => void) =>
    setSure({ ...words, onSure, onClose: () => setSure(null) });
  return {
    said,
    say,
    sure,
    take: () => {
      if (!table.hasExpectations) return take();
      const { takeTitle: title, takeButton: button } = urlsTexts;
      question({ title, text: takeQuestion(table.rows), button }, take);
    },
    clear: () => {
      const { clearTitle: title, clearButton: button } = urlsTexts;
      question({ title, text: clearQuestion(table.urls), button }, () => {
        urls.clear().catch(() => say(urlsTexts.failed, true));
      });
    },
    save: (format) =>
      void urls.export(format).then(
        (results) => {
          if (results === null) {
            say(table.rows === 0 ? urlsTexts.exportNothing : urlsTexts.exportTooMany, true);
            return;
          }
          downloadFile(results, files[format]);
          say(urlsTexts.saved);
        },
        () => say(urlsTexts.exportFailed, true),
      ),
  };
}
