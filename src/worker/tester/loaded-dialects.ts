import { crawlerDialectsById, type Dialect, type DialectId } from '../../engine';
import type { fileTraits } from '../../engine/traits';
import type { Update } from './tester-protocol';

/** Returns the dialect with this id. Throws a RangeError if there is none. */
export type DialectById = (id: DialectId) => Dialect;

/** The code that only comparisons need. */
export interface ComparisonParts {
  readonly otherDialectsById: typeof import('../../engine/dialects/other-dialects').otherDialectsById;
  /** Null in a page that doesn't show the traits. */
  readonly fileTraits: typeof fileTraits | null;
}

/** Loads the dialects that no crawler uses, and what compares files by them. */
export type LoadComparisonParts = () => Promise<ComparisonParts>;

/** The part of `LoadedDialects` that comparisons use. */
export interface Comparable {
  /** Returns whether a dialect is loaded. */
  has(id: DialectId): boolean;
  /** Null if it isn't loaded. */
  readonly fileTraits: typeof fileTraits | null;
}

/** The dialects of the worker that answers: those of crawlers, and later all others. */
export class LoadedDialects implements Comparable {
  readonly #loadParts: LoadComparisonParts;
  #byId: Readonly<Partial<Record<DialectId, Dialect>>> = crawlerDialectsById;
  fileTraits: typeof fileTraits | null = null;

  constructor(loadParts: LoadComparisonParts) {
    this.#loadParts = loadParts;
  }

  /** Returns a loaded dialect. Throws a RangeError if it isn't loaded. */
  readonly byId: DialectById = (id) => {
    const dialect = this.#byId[id];
    if (dialect === undefined) throw new RangeError(`Dialect ${id} isn't loaded`);
    return dialect;
  };

  has(id: DialectId): boolean {
    return Object.hasOwn(this.#byId, id);
  }

  /** Returns whether the dialects that an update asks about are loaded. Crawlers have theirs from the start. */
  suffice({ question, suggestsFor }: Update): boolean {
    return [question, suggestsFor].every((asking) => asking == null || this.has(asking.dialect));
  }

  /** Loads all dialects. */
  async load(): Promise<void> {
    const { otherDialectsById, fileTraits } = await this.#loadParts();
    this.#byId = { ...crawlerDialectsById, ...otherDialectsById };
    this.fileTraits = fileTraits;
  }
}
