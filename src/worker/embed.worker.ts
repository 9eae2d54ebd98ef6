import { otherDialectsById } from '../engine/dialects/other-dialects';
import { overview } from '../engine/proof';
import { OverviewSession } from './lint/overview/overview-session';
import { serveSession } from './lint/serve-session';
import { OVERVIEW_WORKER } from './overview-worker-name';
import { serveTester } from './serve-tester';

/**
 * Entry point of the embed page's workers: the one that answers, and the one that makes the overview. They share a script,
 * because the page contains it, and the worker's name tells which one it is.
 */
if (self.name === OVERVIEW_WORKER) serveSession(self, new OverviewSession({ overview }));
else serveTester(self, () => Promise.resolve({ otherDialectsById, fileTraits: null }));
