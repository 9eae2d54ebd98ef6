import { firstRunExample } from '../catalogue';
import { openQuestion } from './arrival-part';
import { draftDocument, exampleDocument } from './document';
import { newDraftId } from './draft-id';
import { openedView } from './opened-view';
import { questionPart } from './question-part';
import { documentNotice } from './replaced-work';
import { realAnswerOf } from './simulation';
import type { TesterState } from './state';
import type { TesterOptions } from './tester';

/** Returns the state in which a tester starts: with the draft, or else with the first-run example. */
export function startState({ draft: stored, answered, theme, loadLive }: TesterOptions): TesterState {
  const draft = stored?.draft;
  const content = draft === undefined ? exampleDocument(firstRunExample) : draftDocument(draft);
  const question = questionPart(
    {
      ...openQuestion(),
      urlInput: firstRunExample.url,
      ...draft,
      answer: realAnswerOf({ document: content }),
    },
    'loading',
  );
  return {
    document: { id: 1, ...content },
    draftId: stored?.id ?? newDraftId(),
    draftName: draft?.name ?? '',
    isGuest: false,
    catalogue: 'loading',
    ...question,
    version: 1,
    report: answered?.report ?? null,
    comparison: answered?.comparison ?? null,
    workerStatus: 'starting',
    problems: 'off',
    problemCounts: null,
    urlList: 'off',
    live: loadLive ? 'off' : 'absent',
    sourcePanel: null,
    notice: documentNotice(content, null),
    linkedVersion: null,
    theme,
    ...openedView({ document: content, url: question.url, showsFile: content.text.length === 0 }),
    lineRequest: null,
    markedLines: null,
    previewedLines: null,
    urlRequest: null,
    written: null,
    undone: 0,
  };
}
