import type { Scope } from '../../engine';
import type { RobotsUrlReading } from '../../engine/address';
import type { Rich } from '../rich';
import { misplaced, noFileOver, schemeName, shortenedCode, unreadable } from './scope';

/** Says why the file applies to the URL, or why it doesn't. */
export function scopeReason(scope: Scope): Rich {
  switch (scope.kind) {
    case 'applies':
      return ['Same protocol, host and port: ', shortenedCode(scope.origin), '.'];
    case 'other-host':
      return [
        shortenedCode(scope.host),
        ' is another host. A file applies only to its own host, not to its subdomains or parent domains: this URL needs ',
        shortenedCode(scope.robotsUrl),
        '.',
      ];
    case 'other-scheme':
      return [
        'The URL starts with ',
        { code: `${schemeName(scope.scheme)}:` },
        ", but the file's address doesn't. Each protocol needs its own file: this URL needs ",
        shortenedCode(scope.robotsUrl),
        '.',
      ];
    case 'other-port':
      return [
        scope.port === null
          ? 'The URL uses the default port, but the file is on a different one'
          : `The URL uses port ${scope.port}, but the file is on a different one`,
        '. Each port needs its own file: this URL needs ',
        shortenedCode(scope.robotsUrl),
        '.',
      ];
    case 'not-a-robots-url':
      return [misplaced[scope.why], ' Crawlers only request ', shortenedCode(scope.robotsUrl), '.'];
    case 'unsupported-scheme':
      return noFileOver(scope.scheme);
    case 'not-a-url':
      return [unreadable(scope.which)];
  }
}

/** Shown beside the field for the file's own address; null if nothing needs saying. */
export function robotsUrlNote(reading: RobotsUrlReading['kind'], scope: Scope | null): Rich | null {
  switch (reading) {
    case 'unset':
      return ["Leave empty to use the tested URL's own site."];
    case 'problem':
      return ["This isn't a valid file address. We ignore it until you correct it."];
    case 'url':
      return scope && scopeReason(scope);
  }
}
