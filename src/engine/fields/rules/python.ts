import { PYTHON_SOURCE } from '../../dialect-ids';
import { fieldName } from '../../dialects/python/field';
import { fieldRules } from '../field-rules';
import { readPythonDelay, readPythonRate, readPythonSitemap } from '../values/python';

/**
 * `urllib.robotparser` of CPython, measured on 3.11.7. `crawl_delay()`, `request_rate()` and `site_maps()` return the file's
 * values. The calling program decides whether to use them. Of several values in an entry, the last valid one
 * counts.
 */
export const pythonFieldRules = fieldRules(
  { use: 'ignored', source: PYTHON_SOURCE },
  {
    'crawl-delay': { use: 'used', several: 'last', read: readPythonDelay },
    'request-rate': { use: 'used', several: 'last', read: readPythonRate },
    sitemap: { use: 'used', read: readPythonSitemap },
  },
  { isLibrary: true, nameOf: fieldName, delay: { range: null, unit: 'seconds', steps: null } },
);
