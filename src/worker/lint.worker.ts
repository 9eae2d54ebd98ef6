import { serveLint } from './lint/serve-lint';

/**
 * The entry of the worker that looks for problems. It is a worker of its own, beside the one that answers: over a hundred rules check a whole file, and
 * an answer must never wait for that. It also starts later, so that the page's first answer doesn't wait for its rules, which are a file of their own.
 */
await serveLint(self);
