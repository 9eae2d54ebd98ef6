import type { CliRefusal } from '../messages/cli';

/** Ends the command before anything was checked. An exception inside src/cli only: `run` turns it into an exit code. */
export class RefusedError extends Error {
  constructor(readonly refusal: CliRefusal) {
    super(refusal.code);
  }
}

/** Ends the command. */
export function refuse(refusal: CliRefusal): never {
  throw new RefusedError(refusal);
}
