import * as proof from '../../../engine/proof';
import * as versions from '../../../engine/versions';
import * as lint from '../../../lint';
import type { LintEngine } from '../../../lint/fixes';

/** The parts of the engine that the worker loads. */
export const lintEngine: LintEngine = { ...lint, ...proof, ...versions };
