import { serveLint } from './lint/serve-lint';

/**
 * Entry point of the worker that looks for problems. It is separate from the worker that answers, because
 * over a hundred rules check a whole file, and an answer must never wait for that. It also starts later and
 * loads its rules from a separate file, so that the page's first answer doesn't wait for them.
 */
await serveLint(self);
