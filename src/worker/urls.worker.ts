import { serveUrls } from './urls/serve-urls';

/** The entry of the worker that keeps a list of URLs and tests all of them. What reads files is loaded when the first file is read. */
serveUrls(self);
