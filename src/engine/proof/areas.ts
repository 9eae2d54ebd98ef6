import { compileGlob } from '../match/glob';
import { beginningOf, gapWordsOf } from './gap-word';
import { addTo, extendHash, hashOf } from './pattern-keys';
import { kindOfPlace, type PlaceKind } from './place';
import type { Entry, RuleList } from './rule-list';
import { sortInSlices } from './sort-in-slices';
import type { Work } from './work';

/** Work counted for each pattern besides its characters. */
const WORK_PER_PATTERN = 100;

/** A row before its cells are known. */
export interface Area {
  readonly kind: PlaceKind;
  readonly pattern: string;
  readonly start: string;
  readonly parent: number;
  readonly shapes: readonly string[];
  isException: boolean;
}

/** The paths and patterns of all lists, and how they are nested. */
export class Areas {
  readonly all: Area[] = [];
  readonly #work: Work;
  readonly #byShapes = new Map<string, Omit<Area, 'parent'>>();
  /** Beginnings of areas, and their indexes by the hash of these. */
  readonly #starts = new Set<string>();
  readonly #byHash = new Map<number, number[]>();
  /** The paths of single pages. */
  readonly #pages = new Set<string>();

  private constructor(work: Work) {
    this.#work = work;
  }

  /** Finds the areas of some lists, in order of lines. Pauses after each slice of work. */
  static *of(lists: readonly RuleList[], work: Work): Generator<void, Areas> {
    const areas = new Areas(work);
    areas.#add('/', gapWordsOf(compileGlob('/')));
    const lineOf = ({ rule }: Entry): number => rule?.line ?? 0;
    const entries = lists.flatMap((list) => list.entries);
    for (const { pattern, shapes } of yield* sortInSlices(entries, (a, b) => lineOf(a) - lineOf(b), work)) {
      if (pattern !== '') areas.#add(pattern, shapes);
      if (work.isDue) yield;
    }
    for (const [index, { kind, start }] of [...areas.#byShapes.values()].entries()) {
      if (kind === 'page') areas.#pages.add(start);
      if (kind !== 'area') continue;
      areas.#starts.add(start);
      addTo(areas.#byHash, hashOf(start), index);
      work.count += start.length;
      if (work.isDue) yield;
    }
    for (const area of areas.#byShapes.values()) {
      areas.all.push(Object.assign(area, { parent: -1 }));
      work.count += WORK_PER_PATTERN;
      if (work.isDue) yield;
    }
    for (const area of areas.all) {
      const most = area.kind === 'area' ? area.start.length - 1 : area.start.length;
      Object.assign(area, { parent: areas.#smallestAround(area.start, most) });
      if (work.isDue) yield;
    }
    return areas;
  }

  #add(pattern: string, shapes: readonly string[]): void {
    const [shape] = shapes;
    const key = shapes.join();
    this.#work.count += WORK_PER_PATTERN + key.length;
    if (shape === undefined || this.#byShapes.has(key)) return;
    this.#byShapes.set(key, { ...kindOfPlace(shapes), pattern, shapes, isException: false });
  }

  /** Notes that a pattern decides something in another row. */
  noteException({ shapes }: Entry): void {
    const area = this.#byShapes.get(shapes.join());
    if (area !== undefined) area.isException = true;
  }

  /** Returns whether a word is in an area or page that is nested in the given area, or in one of its parts. */
  isDeeper(word: string, { start }: Area): boolean {
    if (this.#pages.has(word)) return true;
    const around = this.all[this.#smallestAround(word, beginningOf(word).length)];
    return around !== undefined && around.start.length > start.length;
  }

  /** Returns whether a pattern has a row of its own that is nested in the given area. */
  hasOwnRow({ shapes: [shape = '', ...others] }: Entry, { start }: Area): boolean {
    const beginning = beginningOf(shape);
    const isArea = others.length === 0 && beginning.length === shape.length - 1;
    return isArea && beginning.length > start.length && this.#starts.has(beginning);
  }

  /** Returns the index of the smallest area that a text lies in, with a beginning of at most some characters; -1 if there is none. */
  #smallestAround(text: string, most: number): number {
    this.#work.count += most;
    /** Indexes of areas whose beginnings have the hash of a beginning of the text, the longest last. */
    const found: number[] = [];
    let hash = 0;
    for (let at = 0; at < most; at++) {
      hash = extendHash(hash, text.charCodeAt(at));
      for (const index of this.#byHash.get(hash) ?? [])
        if (this.all[index]?.start.length === at + 1) found.push(index);
    }
    return found.findLast((index) => text.startsWith(this.all[index]?.start ?? '')) ?? -1;
  }
}
