import type { Cause, Effect, EffectReason, Freshness, NetworkFailure, ServerAnswer } from '../engine';
import { bytes } from './bytes';
import { count } from './count';
import { dialectName as nameOf } from './dialects';
import { duration } from './duration';
import type { Rich } from './rich';
import type { Step } from './why-types';

/** What an answer means for the site, in full sentences: what happened, what follows, and whether the reader's operator says so. */
export function effectSentence(effect: Effect, dialectName: string): Rich {
  const { reason } = effect;
  const isRetried = reason.code === 'server-error-stop' && reason.retriedOften;
  return [
    meaning(effect, dialectName),
    ...(isRetried ? [' It asks again often.'] : []),
    ...(effect.documented ? [] : [` ${assumption(effect, dialectName)}`]),
  ];
}

/** The same as an answer to the question, where the answer of the site decides. */
export function effectVerdict(effect: Effect, dialectName: string): Rich {
  const opening = openingOf(effect);
  const said = meaning(effect, dialectName);
  return opening === null ? [said] : [{ strong: opening }, ' ', said];
}

/** The effect in two or three words. */
export function effectWord({ kind }: Pick<Effect, 'kind'>): string {
  switch (kind) {
    case 'rules':
      return 'rules apply';
    case 'all-allowed':
      return 'all allowed';
    case 'all-disallowed':
      return 'all blocked';
    case 'reader-fails':
      return 'stops with an error';
  }
}

/** The step of the explanation that takes the place of groups and rules, where the answer decides. */
export function effectStep(effect: Effect, dialectName: string): Step {
  const unread = effect.kind === 'rules' ? [] : [' The text in the editor is not read.'];
  return {
    title: [`You are simulating ${causeName(causeOf(effect.reason))}`],
    text: [[...effectSentence(effect, dialectName), ...unread]],
  };
}

/** What is simulated, as the end of "Simulating …". */
export function conditionName(answer: ServerAnswer): string {
  const { final, redirects, redirectedTo, errorHours } = answer;
  const after = redirects >= 1 ? count(Math.floor(redirects), 'redirect') : null;
  const elsewhere = redirectedTo === 'other-host' ? ' to another host' : '';
  if (final.kind === 'network-failure') return failureName(final.failure) + since(errorHours);
  const { status } = final;
  if (status !== 200) {
    const ages = status === 429 || status >= 500;
    return httpStatus(status) + (after === null ? '' : ` after ${after}`) + (ages ? since(errorHours) : '');
  }
  const content = contentName(answer);
  if (after !== null) return content === null ? after + elsewhere : `${content} after ${after}`;
  if (content !== null) return content;
  if (answer.cachedCopy) return 'a cached copy';
  return answer.maxAge === null ? 'HTTP 200' : `HTTP 200 with max-age=${answer.maxAge}`;
}

/** Which copy of the file may be in force; null where there is nothing to say. */
export function freshnessSentence(freshness: Freshness, dialectName: string): Rich | null {
  const name = readerOf(dialectName);
  switch (freshness.kind) {
    case 'kept-during-errors': {
      const until =
        freshness.untilHours === null
          ? ''
          : `, until the errors have lasted ${duration(freshness.untilHours)}`;
      return [`No newer copy can be had, so ${name} keeps the one it has${until}.`];
    }
    case 'old-copy':
      return [
        `${atStart(name)} may go by its copy ${freshness.ageHours === 0 ? 'fetched just now' : `from ${duration(freshness.ageHours)} ago`} for another ${duration(freshness.remainingHours)}: changes made since then are not seen yet.`,
        ...shared(freshness.shared),
      ];
    case 'expired':
      return [
        `The copy is ${duration(freshness.ageHours)} old and counts for ${duration(freshness.lifetimeHours)} only, so it is fetched anew.`,
      ];
    case 'no-copy':
      if (freshness.lifetimeHours === 0)
        return [`${atStart(name)} keeps no copy: the file is fetched anew each time.`];
      return [
        `${atStart(name)} may keep this answer for ${duration(freshness.lifetimeHours)}, so plan changes that long ahead.`,
        ...shared(freshness.shared),
      ];
    case 'once-per-session':
      return [`${atStart(name)} reads the file once, at the start of a crawling session.`];
    case 'once-per-run':
      return [`${atStart(name)} reads the file once per run of the program.`];
    case 'not-documented':
      return [`How long ${name} keeps a copy is not documented.`];
  }
}

function shared(isShared: boolean): Rich {
  return isShared ? [' One copy may serve several of its crawlers.'] : [];
}

/** What sentences call a reader that is no company: whoever follows a text, or a program. */
const READERS: ReadonlyMap<string, string> = new Map([
  [nameOf('rfc9309'), 'a crawler by RFC 9309'],
  [nameOf('standard1994'), 'a crawler by the text of 1994'],
  [nameOf('python'), "Python's robotparser"],
]);

/** Who would have had to document it, where that is not the reader's name. */
const AUTHORS: ReadonlyMap<string, string> = new Map([[nameOf('standard1994'), 'the text of 1994']]);

function readerOf(dialectName: string): string {
  return READERS.get(dialectName) ?? dialectName;
}

function atStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function openingOf(effect: Effect): string | null {
  switch (effect.kind) {
    case 'rules':
      return null;
    case 'all-allowed':
      return 'Yes.';
    case 'all-disallowed':
      return effect.temporary ? 'No, for now.' : 'No.';
    case 'reader-fails':
      return 'No answer.';
  }
}

function meaning({ kind, reason }: Effect, dialectName: string): string {
  const name = readerOf(dialectName);
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
    case 'utf-16-body':
    case 'content-type':
    case 'unread-success':
    case 'too-many-redirects':
    case 'redirect-without-target':
    case 'too-many-requests':
    case 'client-error':
    case 'server-error':
    case 'invalid-status':
    case 'network-failure':
    case 'server-error-stop':
    case 'server-error-no-copy':
    case 'long-error-site-up':
    case 'long-error-site-down':
    case 'errors-for-missing-pages':
    case 'never-read':
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
    case 'success':
    case 'unread-success':
    case 'too-many-redirects':
    case 'redirect-without-target':
    case 'too-many-requests':
    case 'server-error':
    case 'invalid-status':
    case 'network-failure':
    case 'incomplete-body':
    case 'empty-body':
    case 'html-body':
    case 'utf-16-body':
    case 'over-limit':
    case 'content-type':
      return `${happened(reason)}: ${name} blocks everything`;
    case 'server-error-copy':
    case 'server-error-no-copy':
    case 'long-error-site-up':
    case 'errors-for-missing-pages':
      return `${happened(reason.cause)}: ${name} blocks everything`;
  }
}

/** How long a stop lasts, and what comes after it. */
function afterwards({ untilHours, next }: Extract<EffectReason, { code: 'server-error-stop' }>): string {
  if (untilHours === null) return '';
  switch (next) {
    case 'copy-else-open':
      return ` (${duration(untilHours)}, then its last copy)`;
    case 'open-if-site-up':
      return ` (${duration(untilHours)}, then all is open if the rest of the site works)`;
    case 'stop':
    case null:
      return ` (${duration(untilHours)})`;
  }
}

/** What is to be said of an effect that the reader's operator does not document. */
function assumption({ kind, reason }: Effect, dialectName: string): string {
  const name = atStart(AUTHORS.get(dialectName) ?? dialectName);
  const isStop = reason.code === 'server-error-stop';
  const cause = isStop ? reason.cause : reason;
  if (isStop && cause.code === 'too-many-requests')
    return `${name} does not say what 429 means; assumed to be a server error.`;
  const unknown = `${name} does not document this`;
  return isAsInRfc9309(cause, kind) ? `${unknown}; assumed as in RFC 9309.` : `${unknown}; it is assumed.`;
}

/** Whether RFC 9309 says of a cause that it has this effect. */
function isAsInRfc9309(cause: EffectReason, kind: Effect['kind']): boolean {
  switch (cause.code) {
    case 'success':
      return kind === 'rules';
    case 'client-error':
    case 'too-many-requests':
    case 'too-many-redirects':
      return kind === 'all-allowed';
    case 'server-error':
    case 'network-failure':
      return kind === 'all-disallowed';
    default:
      return false;
  }
}

function causeOf(reason: EffectReason): Cause {
  return 'cause' in reason ? reason.cause : reason;
}

function happenedSince({
  cause,
  sinceHours,
}: {
  readonly cause: Cause;
  readonly sinceHours: number;
}): string {
  return sinceHours > 0 ? `${happened(cause)} for more than ${duration(sinceHours)}` : happened(cause);
}

/** What happened, as a sentence without its end. */
function happened(cause: Cause): string {
  switch (cause.code) {
    case 'success': {
      const after = cause.redirects === 0 ? '' : ` after ${count(cause.redirects, 'redirect')}`;
      return `The site answered ${httpStatus(cause.status)}${after}`;
    }
    case 'unread-success':
    case 'client-error':
    case 'server-error':
      return `The site answered ${httpStatus(cause.status)}`;
    case 'too-many-requests':
      return 'The site answered HTTP 429';
    case 'redirect-without-target':
      return `The site answered ${httpStatus(cause.status)}, which leads nowhere`;
    case 'invalid-status':
      return 'The site answered with a status that HTTP does not know';
    case 'too-many-redirects':
      return `The site redirected ${count(cause.redirects, 'time')}`;
    case 'network-failure':
      return failed(cause.failure);
    case 'incomplete-body':
      return 'The file came only in part';
    case 'empty-body':
      return 'The file is empty';
    case 'html-body':
      return 'The site sent a web page';
    case 'utf-16-body':
      return 'The file is UTF-16';
    case 'over-limit':
      return `The file is larger than ${bytes(cause.limitBytes)}`;
    case 'content-type':
      return `The file came as ${typeName(cause.contentType)}`;
  }
}

function failed(failure: NetworkFailure): string {
  switch (failure) {
    case 'dns':
      return "The site's name was not found";
    case 'timeout':
      return 'The site did not answer';
    case 'reset':
      return 'The site broke off the connection';
    case 'invalid-response':
      return 'The site sent no valid HTTP';
    case 'chunking':
      return 'The site sent broken chunks';
  }
}

/** A cause as the end of "You are simulating …". */
function causeName(cause: Cause): string {
  switch (cause.code) {
    case 'success':
    case 'unread-success':
    case 'client-error':
    case 'server-error':
    case 'redirect-without-target':
    case 'invalid-status':
      return explainedStatus(cause.status);
    case 'too-many-requests':
      return explainedStatus(429);
    case 'too-many-redirects':
      return count(cause.redirects, 'redirect');
    case 'network-failure':
      return failureName(cause.failure);
    case 'incomplete-body':
      return 'an incomplete answer';
    case 'empty-body':
      return 'an empty file';
    case 'html-body':
      return 'a web page';
    case 'utf-16-body':
      return 'a file in UTF-16';
    case 'over-limit':
      return `a file larger than ${bytes(cause.limitBytes)}`;
    case 'content-type':
      return `a file sent as ${typeName(cause.contentType)}`;
  }
}

/** What is unusual in the content of an answer; null where nothing is. */
function contentName({ body, contentType }: ServerAnswer): string | null {
  switch (body) {
    case 'incomplete':
      return 'an incomplete answer';
    case 'empty':
      return 'an empty file';
    case 'html':
      return 'a web page';
    case 'over-limit':
      return 'a file that is too large';
    case 'utf-16':
      return 'a file in UTF-16';
    case 'as-written':
      return contentType === 'text/plain' ? null : `a file sent as ${typeName(contentType)}`;
  }
}

function failureName(failure: NetworkFailure): string {
  switch (failure) {
    case 'dns':
      return 'a failed name lookup';
    case 'timeout':
      return 'a timeout';
    case 'reset':
      return 'a broken connection';
    case 'invalid-response':
      return 'an answer that is not HTTP';
    case 'chunking':
      return 'broken chunks';
  }
}

function typeName(contentType: 'text/html' | 'other'): string {
  return contentType === 'other' ? 'another type than text/plain' : contentType;
}

function since(hours: number): string {
  return hours > 0 ? ` for ${duration(hours)}` : '';
}

/** `HTTP 404`; anything may have been typed for a status. */
function httpStatus(status: number): string {
  return Number.isInteger(status) ? `HTTP ${status}` : 'an invalid status';
}

/** What common statuses are called (RFC 9110 section 15, RFC 6585). */
const STATUS_NAMES: Readonly<Partial<Record<number, string>>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not found',
  410: 'gone',
  429: 'too many requests',
  451: 'unavailable for legal reasons',
  500: 'internal server error',
  502: 'bad gateway',
  503: 'service unavailable',
  504: 'gateway timeout',
};

function explainedStatus(status: number): string {
  const name = STATUS_NAMES[status];
  return name === undefined ? httpStatus(status) : `${httpStatus(status)} (${name})`;
}
