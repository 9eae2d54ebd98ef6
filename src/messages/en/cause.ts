import type { Cause, NetworkFailure } from '../../engine';
import { bytes } from './bytes';
import { duration } from './duration';
import { count } from './intl';
import { explainedStatus, failureNames, httpStatus, typeName } from './status-name';

/** Says what happened and for how long, as a sentence without a full stop. */
export function happenedSince({
  cause,
  sinceHours,
}: {
  readonly cause: Cause;
  readonly sinceHours: number;
}): string {
  return sinceHours > 0 ? `${happened(cause)} for over ${duration(sinceHours)}` : happened(cause);
}

/** Says what happened, as a sentence without a full stop. */
export function happened(cause: Cause): string {
  switch (cause.code) {
    case 'success': {
      const after = cause.redirects === 0 ? '' : ` after ${count(cause.redirects, 'redirect')}`;
      return `The site answered ${httpStatus(cause.status)}${after}`;
    }
    case 'unread-success':
    case 'client-error':
    case 'server-error':
    case 'too-many-requests':
      return `The site's robots.txt answered ${httpStatus('status' in cause ? cause.status : 429)}`;
    case 'redirect-without-target':
      return `The site answered ${httpStatus(cause.status)} without a redirect target`;
    case 'invalid-status':
      return 'The site answered with an unknown status';
    case 'too-many-redirects':
      return `The site redirected ${count(cause.redirects, 'time')}`;
    case 'network-failure':
      return FAILURES[cause.failure];
    case 'incomplete-body':
      return 'Only part of the file arrived';
    case 'empty-body':
      return 'The file is empty';
    case 'html-body':
      return 'The site sent a web page';
    case 'utf-16-body':
      return 'The file is UTF-16';
    case 'over-limit':
      return `The file is larger than ${bytes(cause.limitBytes)}`;
    case 'content-type':
      return `The file was sent as ${typeName(cause.contentType)}`;
  }
}

const FAILURES: Readonly<Record<NetworkFailure, string>> = {
  dns: "The site's domain wasn't found",
  timeout: "The site didn't respond",
  reset: 'The site closed the connection',
  'invalid-response': "The site's response wasn't valid HTTP",
  chunking: "The site's response had invalid chunked encoding",
};

/** Names a cause, as the end of "You're simulating …". */
export function causeName(cause: Cause): string {
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
      return failureNames[cause.failure];
    case 'incomplete-body':
      return 'an incomplete response';
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
