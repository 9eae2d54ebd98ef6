import type { Scope } from '../../engine';
import type { RobotsUrlReading } from '../../engine/address';
import type { Rich } from '../rich';
import { code, misplaced, noFileOver, schemeName, unreadable } from './scope';

/** Why the file speaks for the URL, or does not. */
export function scopeReason(scope: Scope): Rich {
  switch (scope.kind) {
    case 'applies':
      return ['Same scheme, host and port: ', code(scope.origin), '.'];
    case 'other-host':
      return [
        code(scope.host),
        ' is another host. A file speaks for its own host, not for names above or below it: this URL needs ',
        code(scope.robotsUrl),
        '.',
      ];
    case 'other-scheme':
      return [
        'The URL begins with ',
        { code: `${schemeName(scope.scheme)}:` },
        ', the address of the file does not. Every scheme has a file of its own: this URL needs ',
        code(scope.robotsUrl),
        '.',
      ];
    case 'other-port':
      return [
        scope.port === null
          ? 'The URL has the default port, the file another'
          : `The URL has port ${scope.port}, the file another`,
        '. Every port has a file of its own: this URL needs ',
        code(scope.robotsUrl),
        '.',
      ];
    case 'not-a-robots-url':
      return [misplaced[scope.why], ' Crawlers ask for ', code(scope.robotsUrl), ' only.'];
    case 'unsupported-scheme':
      return noFileOver(scope.scheme);
    case 'not-a-url':
      return [unreadable(scope.which)];
  }
}

/** What there is to say beside the field for the file's own address; null where the field says it all. */
export function robotsUrlNote(reading: RobotsUrlReading['kind'], scope: Scope | null): Rich | null {
  switch (reading) {
    case 'unset':
      return ['Empty: taken to lie where the tested URL needs it.'];
    case 'problem':
      return ['That is no address of a file. Until it is one, it counts as empty.'];
    case 'url':
      return scope && scopeReason(scope);
  }
}
