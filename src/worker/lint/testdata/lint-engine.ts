import * as lint from '../../../engine/lint';
import * as proof from '../../../engine/proof';
import * as versions from '../../../engine/versions';
import type { LintEngine } from '../lint-engine';

/** The parts of the engine that the worker loads. */
export const lintEngine: LintEngine = { ...lint, ...proof, ...versions };
