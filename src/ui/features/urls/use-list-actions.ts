import { useEffect, useState } from 'react';
import { acceptQuestion, clearQuestion, urlsTexts, verdictsAccepted } from '../../../messages';
import type { UrlsStatus } from '../../../store';
import { downloadFile } from '../../parts/file/download-file';
import { useUrls } from '../../parts/urls/use-urls';
import type { SureQuestion } from './sure-dialog';

/** Milliseconds for which a success is shown; a failure stays. */
const SHOWN_FOR = 4000;

/** What was done last, for people. */
export interface StatusMessage {
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
  acceptVerdicts(): void;
  /** Empties the list; asks first. */
  clear(): void;
  save(format: ResultsFormat): void;
}

interface ListActionsWithWords extends ListActions {
  /** What became of the last thing that was done; null for nothing to say. */
  readonly status: StatusMessage | null;
  notify(text: string, isFailure?: boolean): void;
  /** A question that waits for its answer. */
  readonly sure: SureQuestion | null;
}

/** What can be done with the whole list, and what became of it. */
export function useListActions(table: UrlsStatus): ListActionsWithWords {
  const urls = useUrls();
  const [status, setStatus] = useState<StatusMessage | null>(null);
  const [sure, setSure] = useState<SureQuestion | null>(null);
  useEffect(() => {
    if (status === null || status.isFailure) return;
    const timer = setTimeout(() => setStatus(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [status]);

  const notify = (text: string, isFailure = false) => setStatus({ text, isFailure });
  const acceptVerdicts = () =>
    void urls.acceptVerdicts().then(
      (rows) => notify(verdictsAccepted(rows)),
      () => notify(urlsTexts.failed, true),
    );
  const question = (words: Pick<SureQuestion, 'title' | 'text' | 'button'>, onSure: () => void) =>
    setSure({ ...words, onSure, onClose: () => setSure(null) });
  return {
    status,
    notify,
    sure,
    acceptVerdicts: () => {
      if (!table.hasExpectations) return acceptVerdicts();
      const { acceptTitle: title, acceptButton: button } = urlsTexts;
      question({ title, text: acceptQuestion(table.rows), button }, acceptVerdicts);
    },
    clear: () => {
      const { clearTitle: title, clearButton: button } = urlsTexts;
      question({ title, text: clearQuestion(table.urls), button }, () => {
        urls.clear().catch(() => notify(urlsTexts.failed, true));
      });
    },
    save: (format) =>
      void urls.export(format).then(
        (results) => {
          if (results === null) {
            notify(table.rows === 0 ? urlsTexts.exportNothing : urlsTexts.exportTooMany, true);
            return;
          }
          downloadFile(results, files[format]);
          notify(urlsTexts.saved);
        },
        () => notify(urlsTexts.exportFailed, true),
      ),
  };
}
