import { useEffect, useState } from 'react';
import { acceptQuestion, clearQuestion, urlsTexts, verdictsAccepted } from '../../../messages';
import type { UrlsStatus } from '../../../store';
import { downloadFile } from '../../parts/file/download-file';
import { useUrls } from '../../parts/urls/use-urls';
import type { SureQuestion } from './sure-dialog';

/** Milliseconds for which a success message is shown. A failure message stays. */
const SHOWN_FOR = 4000;

/** A message about the last action. */
export interface StatusMessage {
  readonly text: string;
  readonly isFailure: boolean;
}

/** File names of the results by format. */
const files = {
  csv: 'robots-txt-urls.csv',
  json: 'robots-txt-urls.json',
  junit: 'robots-txt-urls.xml',
} as const;

/** A format for saving results. */
type ResultsFormat = keyof typeof files;

/** Actions on the whole list. */
export interface ListActions {
  /** Sets the current verdicts as expectations. Asks for confirmation if that replaces any. */
  acceptVerdicts(): void;
  /** Empties the list after a confirmation. */
  clear(): void;
  save(format: ResultsFormat): void;
}

interface ListActionsWithWords extends ListActions {
  /** The result of the last action; null if there is nothing to show. */
  readonly status: StatusMessage | null;
  notify(text: string, isFailure?: boolean): void;
  /** The open confirmation; null for none. */
  readonly sure: SureQuestion | null;
}

/** Returns the actions on the whole list and the result of the last one. */
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
