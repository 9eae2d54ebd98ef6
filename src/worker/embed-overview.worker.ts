import { overview } from '../engine/proof';
import { OverviewSession } from './lint/overview/overview-session';
import { serveSession } from './lint/serve-session';

/** Entry point of the embed page's worker that makes the overview. */
serveSession(self, new OverviewSession({ overview }));
