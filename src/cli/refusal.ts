import type { CliRefusal } from '../messages/cli';

/**
 * Ends the command without a result: nothing could be checked, or the report couldn't be written. Only used
 * inside src/cli: `run` turns it into an exit code.
 */
export class RefusedError extends Error {
  constructor(readonly refusal: CliRefusal) {
    super(refusal.code);
  }
}

/** Ends the command by throwing a `RefusedError`. */
export function refuse(refusal: CliRefusal): never {
  throw new RefusedError(refusal);
}
