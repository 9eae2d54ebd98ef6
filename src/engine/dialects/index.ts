import { bing } from './bing';
import type { Dialect } from './dialect';
import { google } from './google';
import { google2020 } from './google2020';
import { python } from './python';
import { rfc9309 } from './rfc9309';
import { standard1994 } from './standard1994';
import { yandex } from './yandex';

export type { Dialect, DialectId } from './dialect';
export { bing, google, google2020, python, rfc9309, standard1994, yandex };

/** All dialects, in the order in which the page lists them. */
export const dialects: readonly Dialect[] = [google, rfc9309, bing, yandex, google2020, standard1994, python];
