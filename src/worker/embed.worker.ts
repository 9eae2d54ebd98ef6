import { otherDialectsById } from '../engine/dialects/other-dialects';
import { serveTester } from './tester/serve-tester';

/** Entry point of the embed page's worker that answers. */
serveTester(self, () => Promise.resolve({ otherDialectsById, fileTraits: null }));
