import type { NotWritten, PageNotice } from '../../store/notice';
import type { Rich } from '../rich';
import { hostOfSite } from '../shorten';
import { liveTexts, notFetchedText, printedAnswerText, requesting } from './live';

/** Says what happened, what it means and what to do. Not in `notices.ts`, because an embedded page would carry the texts. */
export function pageNoticeText(notice: PageNotice): Rich {
  switch (notice.kind) {
    case 'storage-denied':
      return [
        { strong: "This browser doesn't save anything for this page." },
        ' Everything works, but a reload loses your text.',
      ];
    case 'drafts-missing':
      return [
        { strong: "The part of this page that saves your work couldn't be loaded." },
        ' Drafts saved before are kept. Copy your text, then reload the page.',
      ];
    case 'storage-full':
      return [
        { strong: 'This browser has no space left for your text.' },
        ' Delete drafts or save the file. Otherwise a reload loses your latest changes.',
      ];
    case 'large-file':
      return [
        { strong: 'This file is large.' },
        ' After a change, wait two seconds before you close or reload the tab, so that your text is saved.',
      ];
    case 'draft-unreadable':
      return [
        { strong: "Your last text couldn't be restored." },
        ' The page starts with an example instead.',
      ];
    case 'update-ready':
      return [{ strong: 'A new version is ready.' }, ' Your text is kept.'];
    case 'link-waiting':
      return [{ strong: 'This link would replace your text.' }, ' Your text stays until you choose.'];
    case 'unrecognised':
      return [...UNRECOGNISED[notice.text], ` ${liveTexts.unchanged}`];
    case 'answer-only':
      return printedAnswerText(notice.answer);
    case 'not-written':
      return [NOT_WRITTEN[notice.reason]];
    case 'same-file':
      return [
        { strong: `${hostOfSite(notice.site)} serves the same file.` },
        ' It was fetched from there now.',
      ];
    case 'fetching':
      return [requesting(notice.site)];
    case 'not-fetched':
      return notFetchedText(notice.outcome);
  }
}

const NOT_WRITTEN: Readonly<Record<NotWritten, string>> = {
  gone: 'The text has changed in the meantime, so nothing was done.',
  impossible: "This can't be changed now: the editor isn't ready, or the problem checker has stopped.",
  formatted: 'The file is already formatted.',
};

const UNRECOGNISED: Readonly<Record<Extract<PageNotice, { readonly kind: 'unrecognised' }>['text'], Rich>> = {
  'web-page': [{ strong: "That's a web page." }, ' Open your-site/robots.txt and copy its text.'],
  code: [{ strong: "That's code or data, not a robots.txt." }],
  binary: [{ strong: "That isn't text." }],
  words: [{ strong: "That isn't a robots.txt, an address or a list of URLs." }],
};
