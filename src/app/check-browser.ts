/*
 * The first script of the embed page. Shows a notice if the browser is too old, because the page's own script would fail to parse or stop halfway. A
 * classic script in the syntax of old browsers (see `.ci/build-classic-script.mjs`).
 */
import { hasNeededFeatures } from './needed-features';
import { tellTooOld } from './tell-too-old';

if (!hasNeededFeatures(window)) tellTooOld();
