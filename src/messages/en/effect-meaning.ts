import type { DialectId, Effect, EffectReason } from '../../engine';
import { bytes } from './bytes';
import { causeName, causeOf, happened, happenedSince } from './cause';
import { duration } from './duration';
import { count } from './intl';
import { atStart, readerOf } from './reader-names';
import { httpStatus, typeName } from './status-name';

/** What an answer means for the site: what happened, and what follows. */
export function meaning({ kind, reason }: Effect, dialect: DialectId): string {
  const name = readerOf(dialect);
  switch (kind) {
    case 'rules':
      return rulesApply(reason, name);
    case 'all-allowed':
      return `${atStart(whyAllowed(reason, name))}, so everything is allowed.`;
    case 'all-disallowed':
      return `${whyBlocked(reason, name)}.`;
    case 'reader-fails':
      return `${happened(causeOf(reason))}: ${name} stops with an error and decides nothing.`;
  }
}

function rulesApply(reason: EffectReason, name: string): string {
  const cause = causeOf(reason);
  switch (reason.code) {
    case 'success':
      if (reason.redirects === 0) return `With ${httpStatus(reason.status)} the rules of the file apply.`;
      return `The file came after ${count(reason.redirects, 'redirect')}. Its rules apply to the first host.`;
    case 'server-error-copy': {
      const until =
        reason.untilHours === null ? '' : ` until the errors have lasted ${duration(reason.untilHours)}`;
      return `${happenedSince(reason)}: ${name} goes by its last copy${until}. This text is taken for it.`;
    }
    case 'over-limit':
      return `${happened(cause)}: ${name} reads the first ${bytes(reason.limitBytes)}.`;
    case 'html-body':
      return `${happened(cause)}: ${name} looks for rules in it all the same.`;
    case 'empty-body':
      return `${happened(cause)}: ${name} finds no rule in it.`;
    case 'incomplete-body':
      return `${happened(cause)}: ${name} reads what came.`;
    default:
      return `${happened(cause)}: ${name} reads the file all the same.`;
  }
}

/** The first half of a sentence that ends in "so everything is allowed". */
function whyAllowed(reason: EffectReason, name: string): string {
  switch (reason.code) {
    case 'client-error':
      if (reason.status === 404 || reason.status === 410)
        return `With ${httpStatus(reason.status)} there is no file`;
      return `${httpStatus(reason.status)} counts as no file`;
    case 'success':
    case 'unread-success':
    case 'server-error':
    case 'invalid-status':
      return `${httpStatus(reason.status)} counts as no file`;
    case 'too-many-requests':
      return 'HTTP 429 counts as no file';
    case 'redirect-without-target':
      return `${httpStatus(reason.status)} leads nowhere and counts as no file`;
    case 'too-many-redirects':
      return `More than ${count(reason.limit, 'redirect')} count as no file`;
    case 'network-failure':
      return 'A site that does not answer counts as one without a file';
    case 'incomplete-body':
      return 'A file that comes only in part counts as none';
    case 'empty-body':
      return 'An empty file has no rules';
    case 'html-body':
      return 'A web page counts as no file';
    case 'utf-16-body':
      return 'A file in UTF-16 has no rule that can be read';
    case 'over-limit':
      return `A file larger than ${bytes(reason.limitBytes)} counts as none`;
    case 'content-type':
      return `A file sent as ${typeName(reason.contentType)} counts as none`;
    case 'server-error-no-copy':
      return `${happenedSince(reason)} and ${name} has no copy of the file`;
    case 'long-error-site-up':
      return `${happenedSince(reason)}, but the rest of the site works`;
    case 'errors-for-missing-pages':
      return `This site answers ${causeName(reason.cause)} for what does not exist, which counts as no file`;
    case 'server-error-stop':
    case 'server-error-copy':
    case 'long-error-site-down':
    case 'never-read':
      return `${happened(reason.cause)}, which counts as no file`;
  }
}

function whyBlocked(reason: EffectReason, name: string): string {
  switch (reason.code) {
    case 'server-error-stop':
      return `${happened(reason.cause)}: ${name} stops crawling it for now${afterwards(reason)}`;
    case 'long-error-site-down':
      return `${happenedSince(reason)}, and the rest of the site fails too: ${name} does not crawl it`;
    case 'never-read':
      return `${happened(reason.cause)}: ${name} has read no file and blocks everything`;
    case 'client-error':
      return `With ${httpStatus(reason.status)} ${name} blocks everything`;
    default:
      return `${happened(causeOf(reason))}: ${name} blocks everything`;
  }
}

/** How long a stop lasts, and what comes after it. */
function afterwards({ untilHours, next }: Extract<EffectReason, { code: 'server-error-stop' }>): string {
  if (untilHours === null) return '';
  return ` (${duration(untilHours)}${next === null ? '' : NEXT[next]})`;
}

const NEXT = {
  'copy-else-open': ', then its last copy',
  'open-if-site-up': ', then all is open if the rest of the site works',
  stop: '',
} as const;
