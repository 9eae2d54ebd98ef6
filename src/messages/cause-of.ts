import type { Cause, EffectReason } from '../engine';

/** Returns the cause behind a reason, or the reason itself if it has none. */
export function causeOf(reason: EffectReason): Cause {
  return 'cause' in reason ? reason.cause : reason;
}
