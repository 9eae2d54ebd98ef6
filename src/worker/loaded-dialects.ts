import { crawlerDialectsById, type Dialect, type DialectId } from '../engine';
import type { Update } from './protocol';

/** Returns the dialect with this id. Throws a RangeError if there is none. */
export type DialectById = (id: DialectId) => Dialect;

/** Loads the dialects that no crawler uses. */
export type LoadOtherDialects = () => Promise<
  Pick<typeof import('../engine/dialects/other-dialects'), 'otherDialectsById'>
>;

/** The dialects of the worker that answers: those of crawlers, and all others once an update needs one. */
export class LoadedDialects {
  readonly #loadOthers: LoadOtherDialects;
  #byId: Readonly<Partial<Record<DialectId, Dialect>>> = crawlerDialectsById;

  constructor(loadOthers: LoadOtherDialects) {
    this.#loadOthers = loadOthers;
  }

  /** Returns a loaded dialect. Throws a RangeError if it isn't loaded. */
  readonly byId: DialectById = (id) => {
    const dialect = this.#byId[id];
    if (dialect === undefined) throw new RangeError(`Dialect ${id} isn't loaded`);
    return dialect;
  };

  /** Returns whether the dialects that an update names are loaded. Crawlers have theirs from the start. */
  suffice({ question, suggestsFor, watched }: Update): boolean {
    const asking = [question, suggestsFor].flatMap((each) => each?.dialect ?? []);
    const named = [...asking, ...(watched?.dialects ?? [])];
    return named.every((id) => Object.hasOwn(this.#byId, id));
  }

  /** Loads all dialects. */
  async load(): Promise<void> {
    const { otherDialectsById } = await this.#loadOthers();
    this.#byId = { ...crawlerDialectsById, ...otherDialectsById };
  }
}
