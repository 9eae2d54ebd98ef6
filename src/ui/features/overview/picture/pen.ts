import { shorten } from '../../../../messages';
import { printable } from '../../../../messages/printable';

/** Colours of the light theme, by the names of `tokens.css`. */
const INKS = ['surface', 'text', 'text-2', 'text-3', 'control', 'hairline', 'allow', 'block'] as const;

type Ink = (typeof INKS)[number];

/** A text in one font and colour. */
export interface DrawnWords {
  readonly text: string;
  readonly size: number;
  readonly weight?: number;
  readonly isCode?: boolean;
  readonly ink?: Ink;
}

/** Draws on a canvas in the page's fonts and light colours. Texts come from files: they never leave the room that they are given. */
export class Pen {
  readonly #context: CanvasRenderingContext2D;
  readonly #colors: ReadonlyMap<Ink, string>;
  readonly #sans: string;
  readonly #mono: string;

  constructor(context: CanvasRenderingContext2D) {
    const style = getComputedStyle(document.documentElement);
    this.#sans = style.getPropertyValue('--sans');
    this.#mono = style.getPropertyValue('--mono');
    this.#colors = lightColors();
    this.#context = context;
    context.direction = 'ltr';
    context.textBaseline = 'middle';
  }

  /** Returns the width of a text as it would be drawn. */
  widthOf(words: DrawnWords): number {
    this.#context.font = this.#fontOf(words);
    return this.#context.measureText(printable(words.text)).width;
  }

  /** Shortens a text until it fits into a width. */
  fitted(words: DrawnWords, room: number): DrawnWords {
    for (let length = words.text.length; length > 1; length--) {
      const shorter = { ...words, text: shorten(words.text, length) };
      if (this.widthOf(shorter) <= room) return shorter;
    }
    return { ...words, text: '' };
  }

  /** Breaks a text into lines of at most a width, at most `most`. The last one is shortened if more would follow. */
  lines(words: DrawnWords, room: number, most: number): readonly DrawnWords[] {
    const lines: string[] = [];
    for (const word of words.text.split(' ')) {
      const last = lines.at(-1);
      const longer = `${last} ${word}`;
      if (last === undefined || (lines.length < most && this.widthOf({ ...words, text: longer }) > room))
        lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines.map((text) => this.fitted({ ...words, text }, room));
  }

  /** Draws a text with its middle at a height, and returns its width. */
  text(words: DrawnWords, x: number, y: number, align: CanvasTextAlign = 'left'): number {
    const width = this.widthOf(words);
    this.#context.fillStyle = this.#color(words.ink ?? 'text');
    this.#context.textAlign = align;
    this.#context.fillText(printable(words.text), x, y);
    return width;
  }

  /** Fills a rectangle. */
  fill(ink: Ink, x: number, y: number, width: number, height: number): void {
    this.#context.fillStyle = this.#color(ink);
    this.#context.fillRect(x, y, width, height);
  }

  /** Draws a dotted line. */
  dots(x: number, y: number, width: number): void {
    const context = this.#context;
    context.fillStyle = this.#color('control');
    for (let dot = 1.5; dot < width; dot += 5) {
      context.beginPath();
      context.arc(x + dot, y, 1.5, 0, 2 * Math.PI);
      context.fill();
    }
  }

  /** Draws shapes of a 16 × 16 box, with its left edge at `x` and its middle at `y`. */
  shapes(
    shapes: readonly { readonly path: string; readonly filled?: true }[],
    ink: Ink,
    x: number,
    y: number,
    size: number,
  ): void {
    const context = this.#context;
    context.save();
    context.translate(x, y - size / 2);
    context.scale(size / 16, size / 16);
    context.fillStyle = context.strokeStyle = this.#color(ink);
    context.lineWidth = ink === 'allow' ? 2 : 1.5;
    context.lineCap = context.lineJoin = 'round';
    for (const { path, filled } of shapes) {
      if (filled) context.fill(new Path2D(path), 'evenodd');
      else context.stroke(new Path2D(path));
    }
    context.restore();
  }

  #fontOf({ size, weight = 400, isCode = false }: DrawnWords): string {
    return `${weight} ${size}px ${isCode ? this.#mono : this.#sans}`;
  }

  #color(ink: Ink): string {
    return this.#colors.get(ink) ?? '';
  }
}

/** Reads the colours of the light theme, whatever theme the page has. */
function lightColors(): ReadonlyMap<Ink, string> {
  const probe = document.createElement('span');
  probe.style.colorScheme = 'light';
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const colors = INKS.map((ink): [Ink, string] => {
    probe.style.color = `var(--${ink})`;
    return [ink, getComputedStyle(probe).color];
  });
  probe.remove();
  return new Map(colors);
}
