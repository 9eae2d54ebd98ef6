import { type ComponentType, createElement, type FunctionComponent, useState } from 'react';
import { lazyPart } from './lazy-part';

const loads: (() => Promise<void>)[] = [];

/**
 * Like `lazyPart`, for a part of the prerendered page. Once `loadPrerenderedParts` has loaded it, React takes over its markup together with the rest of
 * the page. It would ignore what is pressed in a part whose code is missing.
 */
export function prerenderedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType<Props>,
): FunctionComponent<Props> {
  const Lazy: ComponentType<Props> = lazyPart(load, Missing);
  let Loaded: ComponentType<Props> | null = null;
  loads.push(async () => {
    Loaded = await load();
  });
  return function Part(props) {
    const [Shown] = useState(() => Loaded ?? Lazy);
    return createElement(Shown, props);
  };
}

/** Loads the parts of the prerendered page. Rejects if one can't be loaded: its markup can't be taken over then. */
export async function loadPrerenderedParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}
