/** The values of Crawl-delay that a reader takes. */
export interface DelayRange {
  readonly min: number;
  readonly max: number;
  /** True if it takes whole numbers only. */
  readonly whole: boolean;
}

/** What a Crawl-delay counts: seconds, or steps of slowness that are no time. */
export type DelayUnit = 'seconds' | 'relative';

/** How slow a Crawl-delay makes a crawler, in Bing's words; without the line its pace is normal (founding statement 109). */
export type DelayStep = 'slow' | 'very-slow' | 'extremely-slow';

/** What a reader makes of the number of a Crawl-delay. */
export interface DelayTerms {
  /** Null where no source states one. */
  readonly range: DelayRange | null;
  /** Null where no source says. */
  readonly unit: DelayUnit | null;
  /** The number at which each step begins, ascending; null where the reader has no such scale. */
  readonly steps: readonly { readonly from: number; readonly step: DelayStep }[] | null;
}

/** A part of the day in UTC, as `18:00`. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** What a value says. */
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
  /** Parameters of a query, for all addresses or for those that begin with a path. */
  | { readonly form: 'parameters'; readonly names: readonly string[]; readonly path: string | null }
  /** An address, a host or a path: the value itself. */
  | { readonly form: 'text' };

/** What is wrong with a value. */
export type FieldProblem =
  | 'empty'
  /** Not a number in plain decimal digits. */
  | 'not-a-number'
  | 'negative'
  /** A number with a decimal point where only whole ones are taken. */
  | 'not-whole'
  /** A number or a time of day that the reader does not take. */
  | 'out-of-range'
  /** No full address that begins with http:// or https://. */
  | 'not-absolute'
  | 'unknown-key'
  /** A known key with a value that it does not have. */
  | 'unknown-value'
  | 'repeated-key'
  | 'too-long'
  /** Not of the form that the field has. */
  | 'malformed';

/** Whether a value is one that a reader of the field takes. */
export type Validity =
  | ({ readonly kind: 'valid' } & FieldValue)
  | {
      readonly kind: 'invalid';
      readonly problem: FieldProblem;
      /** What the reader takes instead; null where it has no range or the problem is none of numbers. */
      readonly range: DelayRange | null;
    };

/** Reads the value of one field. Only Crawl-delay looks at the terms. */
export type ReadFieldValue = (value: string, terms: DelayTerms) => Validity;

export function invalid(problem: FieldProblem, range: DelayRange | null = null): Validity {
  return { kind: 'invalid', problem, range };
}

/** A value that is what it says. */
export const TEXT: Validity = { kind: 'valid', form: 'text' };
