import type { AnswerEffect, DialectId, EffectReason } from '../../engine';
import { causeOf } from '../cause-of';
import { bytes } from './bytes';
import { causeName, happened, happenedSince } from './cause';
import { duration } from './duration';
import { count } from './intl';
import { atStart, readerOf } from './reader-names';
import { httpStatus, typeName } from './status-name';

/** Says what happened and what it means for the site now. `laterMeaning` says what follows. */
export function meaning({ kind, reason }: AnswerEffect, dialect: DialectId): string {
  const name = readerOf(dialect);
  switch (kind) {
    case 'rules':
      return rulesApply(reason, name);
    case 'all-allowed':
      return `${atStart(whyAllowed(reason, name))}, so everything is allowed.`;
    case 'all-disallowed':
      return `${whyBlocked(reason, name)}.`;
    case 'reader-fails':
      return `${happened(causeOf(reason))}, so ${name} stops with an error and doesn't decide.`;
  }
}

function rulesApply(reason: EffectReason, name: string): string {
  const cause = causeOf(reason);
  switch (reason.code) {
    case 'success':
      if (reason.redirects === 0) return `With ${httpStatus(reason.status)}, the file's rules apply.`;
      return `The file was found after ${count(reason.redirects, 'redirect')}. Its rules apply to the first host.`;
    case 'server-error-copy': {
      const until =
        reason.untilHours === null ? '' : ` until the errors have lasted ${duration(reason.untilHours)}`;
      return `${happenedSince(reason)}: ${name} uses its last copy${until}. We treat this text as that copy.`;
    }
    case 'over-limit':
      return `${happened(cause)}: ${name} reads the first ${bytes(reason.limitBytes)}.`;
    case 'html-body':
      return `${happened(cause)}: ${name} still looks for rules in it.`;
    case 'empty-body':
      return `${happened(cause)}: ${name} finds no rules in it.`;
    case 'incomplete-body':
      return `${happened(cause)}: ${name} reads that part.`;
    default:
      return `${happened(cause)}: ${name} still reads the file.`;
  }
}

/** The first half of a sentence that ends in "so everything is allowed". */
function whyAllowed(reason: EffectReason, name: string): string {
  switch (reason.code) {
    case 'client-error':
      if (reason.status === 404 || reason.status === 410)
        return `${httpStatus(reason.status)} means there's no file`;
      return `${httpStatus(reason.status)} counts as a missing file`;
    case 'success':
    case 'unread-success':
    case 'server-error':
    case 'invalid-status':
      return `${httpStatus(reason.status)} counts as a missing file`;
    case 'too-many-requests':
      return 'HTTP 429 counts as a missing file';
    case 'redirect-without-target':
      return `${httpStatus(reason.status)} without a redirect target counts as a missing file`;
    case 'too-many-redirects':
      return `More than ${count(reason.limit, 'redirect')} count as a missing file`;
    case 'network-failure':
      return `${happened(reason)}, which counts as having no file`;
    case 'incomplete-body':
      return 'An incomplete file counts as missing';
    case 'empty-body':
      return 'An empty file has no rules';
    case 'html-body':
      return 'A web page counts as a missing file';
    case 'utf-16-body':
      return 'A file in UTF-16 has no readable rules';
    case 'over-limit':
      return `A file larger than ${bytes(reason.limitBytes)} counts as missing`;
    case 'content-type':
      return `A file sent as ${typeName(reason.contentType)} counts as missing`;
    case 'server-error-no-copy':
      return `${happenedSince(reason)} and ${name} has no copy of the file`;
    case 'long-error-site-up':
      return `${happenedSince(reason)}, but the rest of the site works`;
    case 'errors-for-missing-pages':
      return `This site answers ${causeName(reason.cause)} for missing pages too, which counts as having no file`;
    case 'server-error-stop':
    case 'server-error-copy':
    case 'long-error-site-down':
    case 'never-read':
      return `${happened(reason.cause)}, which counts as having no file`;
  }
}

function whyBlocked(reason: EffectReason, name: string): string {
  switch (reason.code) {
    case 'server-error-stop':
      return `${happened(reason.cause)}: ${name} stops crawling the site${reason.next === null ? ' for now' : ''}`;
    case 'long-error-site-down':
      return `${happenedSince(reason)}, and the rest of the site fails too: ${name} doesn't crawl it`;
    case 'never-read':
      return `${happened(reason.cause)}: ${name} has read no file, so it blocks everything`;
    case 'client-error':
      return `With ${httpStatus(reason.status)}, ${name} blocks everything`;
    default:
      return `${happened(causeOf(reason))}: ${name} blocks everything`;
  }
}

/** Says when a stop ends and what follows it; null if it has no known end. `untilHours` counts from the first error, not from now. */
export function laterMeaning({ reason }: AnswerEffect): string | null {
  if (reason.code !== 'server-error-stop' || reason.untilHours === null || reason.next === null) return null;
  return `If the errors last more than ${duration(reason.untilHours)}, it ${NEXT[reason.next]}.`;
}

const NEXT = {
  'copy-else-open':
    'crawls again, using the last robots.txt it saved. If it saved none, everything is allowed',
  'open-if-site-up': 'allows everything if the rest of the site works',
  stop: "still doesn't crawl it",
} as const;
