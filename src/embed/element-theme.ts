/** Returns the elements around an element, itself first, across shadow roots. */
function ancestorsOf(host: Element): Element[] {
  const around: Element[] = [];
  let at: Element | null | undefined = host;
  while (at) {
    around.push(at);
    at = at.assignedSlot ?? at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host;
  }
  return around;
}

/**
 * Returns whether the page around an element is light or dark: by its computed `color-scheme`, or without one by the nearest background that is at least
 * half opaque. A background image doesn't count. `probe` is an element in the host's shadow root whose `outline-color` is used to resolve
 * colours.
 */
export function themeAround(host: Element, probe: HTMLElement): 'light' | 'dark' {
  /** Lightness from 0 to 1, and opacity. Browsers return colours in many notations; a mixture is always `color(srgb r g b / a)`. */
  const read = (color: string): [lightness: number, opacity: number] => {
    probe.style.outlineColor = `color-mix(in srgb,${color},${color})`;
    const [red = 1, green = 1, blue = 1, opacity = 1] =
      getComputedStyle(probe)
        .outlineColor.match(/-?\d[\d.e-]*/g)
        ?.map(Number) ?? [];
    return [0.2126 * red + 0.7152 * green + 0.0722 * blue, opacity];
  };
  // The colour of a page without a background, which follows `color-scheme`.
  let [lightness] = read('Canvas');
  if (getComputedStyle(host).colorScheme === 'normal')
    for (const element of ancestorsOf(host)) {
      const { backgroundColor } = getComputedStyle(element);
      // Most elements. Reading a colour computes the page's styles again.
      if (backgroundColor === 'rgba(0, 0, 0, 0)') continue;
      const [background, opacity] = read(backgroundColor);
      if (opacity < 0.5) continue;
      lightness = background;
      break;
    }
  return lightness < 0.5 ? 'dark' : 'light';
}

/**
 * Calls `check` whenever the theme of the page around an element may have changed: attributes around the element or style sheets in the head change, a
 * transition of a colour ends, or the system's theme changes. Returns a function that stops it.
 */
export function followTheme(host: Element, check: () => void): () => void {
  const around = ancestorsOf(host);
  const observer = new MutationObserver(check);
  for (const element of around) observer.observe(element, { attributes: true });
  observer.observe(document.head, { attributes: true, childList: true, subtree: true });
  const stopped = new AbortController();
  const { signal } = stopped;
  const ended = ({ target }: Event): void => {
    if (around.includes(target as Element)) check();
  };
  addEventListener('transitionend', ended, { signal });
  // A style sheet whose address has changed. `load` doesn't bubble.
  document.head.addEventListener('load', check, { signal, capture: true });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', check, { signal });
  return () => {
    observer.disconnect();
    stopped.abort();
  };
}
