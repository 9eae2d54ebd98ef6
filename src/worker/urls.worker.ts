import { serveUrls } from './urls/serve-urls';

/**
 * Entry point of the worker that keeps and tests a list of URLs. The code that reads files is loaded with the
 * first file.
 */
serveUrls(self);
