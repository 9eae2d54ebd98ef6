/** Accepted values of Crawl-delay. */
export interface DelayRange {
  readonly min: number;
  readonly max: number;
  /** True if only whole numbers are accepted. */
  readonly whole: boolean;
}

/** Unit of a Crawl-delay: seconds, or relative slowness that isn't a time. */
export type DelayUnit = 'seconds' | 'relative';

/**
 * Crawl speed set by a Crawl-delay, in Bing's words. Without the line it is normal (founding statement 109).
 */
export type DelayStep = 'slow' | 'very-slow' | 'extremely-slow';

/** A dialect's interpretation of a Crawl-delay's number. */
export interface DelayTerms {
  /** Null if no source states one. */
  readonly range: DelayRange | null;
  /** Null if no source states it. */
  readonly unit: DelayUnit | null;
  /** The number at which each step begins, ascending; null if there is no such scale. */
  readonly steps: readonly { readonly from: number; readonly step: DelayStep }[] | null;
}

/** A part of the day in UTC, such as `18:00` to `19:00`. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** A parsed value. */
export type FieldValue =
  | {
      readonly form: 'delay';
      readonly amount: number;
      readonly unit: DelayUnit | null;
      readonly step: DelayStep | null;
    }
  | {
      readonly form: 'rate';
      readonly requests: number;
      readonly seconds: number;
      readonly hours: Hours | null;
    }
  | { readonly form: 'hours'; readonly hours: Hours }
  /** The known keys with their values, in lower case, in the order of the line. */
  | { readonly form: 'preferences'; readonly pairs: readonly (readonly [key: string, value: string])[] }
  /** Query parameters, for all URLs or for those whose path begins with `path`. */
  | { readonly form: 'parameters'; readonly names: readonly string[]; readonly path: string | null }
  /** A URL, a host or a path: the value itself. */
  | { readonly form: 'text' };

/** Defect of a value. */
export type FieldProblem =
  | 'empty'
  /** Not a number in plain decimal digits. */
  | 'not-a-number'
  | 'negative'
  /** A number with a decimal point where only whole numbers are accepted. */
  | 'not-whole'
  /** A number or a time of day outside the accepted range. */
  | 'out-of-range'
  /** Not a full address that begins with http:// or https://. */
  | 'not-absolute'
  | 'unknown-key'
  /** A known key with an unknown value. */
  | 'unknown-value'
  | 'repeated-key'
  | 'too-long'
  /** Not in the field's format. */
  | 'malformed';

/** A parsed value, or the reason why it is invalid. */
export type Validity =
  | ({ readonly kind: 'valid' } & FieldValue)
  | {
      readonly kind: 'invalid';
      readonly problem: FieldProblem;
      /** The accepted range; null if there is none or the problem isn't about a number. */
      readonly range: DelayRange | null;
    };

/** Parses the value of one field. Only Crawl-delay uses the terms. */
export type ReadFieldValue = (value: string, terms: DelayTerms) => Validity;

export function invalid(problem: FieldProblem, range: DelayRange | null = null): Validity {
  return { kind: 'invalid', problem, range };
}

/** A valid value without further structure. */
export const TEXT: Validity = { kind: 'valid', form: 'text' };
