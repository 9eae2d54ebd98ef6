import { beginningOf } from './gap-word';

/** Everything that begins with a text, one path, or all paths of a pattern with stars. */
export type PlaceKind = 'area' | 'page' | 'pattern';

/** Returns the kind of place that gap words describe, and the text that all of its paths begin with. */
export function kindOfPlace([shape = '', ...others]: readonly string[]): {
  readonly kind: PlaceKind;
  readonly start: string;
} {
  const start = beginningOf(shape);
  const isPage = start === shape;
  const isArea = !isPage && start.length === shape.length - 1 && others.length === 0;
  return { kind: isPage ? 'page' : isArea ? 'area' : 'pattern', start };
}
