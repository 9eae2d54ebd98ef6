import {
  appTexts,
  blockedShare,
  morePlaces,
  overviewTexts,
  pictureTexts,
  shareMeaning,
} from '../../../../messages';
import type { OverviewPlace } from '../../../../store';
import { placeText } from '../../../parts/overview/place';
import { cellExamples } from '../cell-examples';
import { cellShapes } from '../cell-shapes';
import type { ShownCell } from '../shown-cell';
import type { Card, CardRow } from './card';
import { type DrawnWords, Pen } from './pen';

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 60;
const RIGHT = WIDTH - LEFT;
const ROW = 47;
const ICON = 26;
const FEW_COLUMNS = 3;
const MOST_PLACES = 3;

/** Draws the picture of an overview. */
export function drawCard(card: Card): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas');
  const pen = new Pen(context);
  pen.fill('surface', 0, 0, WIDTH, HEIGHT);
  const lines = drawHead(pen, card, 68);
  const table = drawTable(pen, card, 104 + 48 * lines, lines > 1 ? 2 : 3);
  pen.text({ text: card.leftOut, size: 17, ink: 'text-3' }, LEFT, table + 24);
  drawFoot(pen, card, 564);
  return canvas;
}

/** Draws the address of the file and the sentence. Returns the number of the sentence's lines. */
function drawHead(pen: Pen, { file, sentence }: Card, y: number): number {
  pen.text(
    pen.fitted({ text: file, size: 24, weight: 600, isCode: true, ink: 'text-2' }, RIGHT - LEFT),
    LEFT,
    y,
  );
  const lines = sentenceLines(pen, { text: sentence, size: 38, weight: 700 });
  for (const [index, line] of lines.entries()) pen.text(line, LEFT, y + 46 + 48 * index);
  return lines.length;
}

/** Breaks a sentence into two lines, between its parts if they fit. */
function sentenceLines(pen: Pen, words: DrawnWords): readonly DrawnWords[] {
  const room = RIGHT - LEFT;
  const parts = words.text.split(/(?<=\.) /).map((text) => ({ ...words, text }));
  return parts.length === 2 && parts.every((part) => pen.widthOf(part) <= room)
    ? parts
    : pen.lines(words, room, 2);
}

/** Draws the table below a height, with at most some lines of columns' names. Returns where it ends. */
function drawTable(pen: Pen, { columns, rows, isWholeSite }: Card, y: number, mostLines: number): number {
  const width = columns.length > FEW_COLUMNS ? 165 : 190;
  const middleOf = (column: number) => RIGHT - width * (columns.length - column - 0.5);
  const heads = columns.map((text) => pen.lines({ text, size: 18, weight: 600 }, width - 12, mostLines));
  const lineCount = Math.max(...heads.map(({ length }) => length));
  const top = y + 14 + 22 * lineCount + 10;
  pen.text({ text: overviewTexts.place, size: 18, weight: 500, ink: 'text-2' }, LEFT, top - 21);
  for (const [column, lines] of heads.entries())
    for (const [index, line] of lines.entries())
      pen.text(line, middleOf(column), top - 21 - 22 * (lines.length - 1 - index), 'center');
  pen.fill('control', LEFT, top - 1, RIGHT - LEFT, 1);
  for (const [index, row] of rows.entries()) {
    const middle = top + ROW * (index + 0.5);
    drawPlaces(pen, row, middle, RIGHT - LEFT - width * columns.length - 16, isWholeSite);
    for (const [column, cell] of row.cells.entries()) drawCell(pen, cell, middleOf(column), middle);
    pen.fill('hairline', LEFT, top + ROW * (index + 1) - 1, RIGHT - LEFT, 1);
  }
  return top + ROW * rows.length;
}

function drawPlaces(pen: Pen, row: CardRow, y: number, room: number, isWholeSite: boolean): void {
  let x = LEFT;
  for (const words of placesIn(pen, row, room, isWholeSite)) x += pen.text(words, x, y + 2);
}

/** Returns as many places of a row as have room, at least a part of one. */
function placesIn(
  pen: Pen,
  { places, placeCount }: CardRow,
  room: number,
  isWholeSite: boolean,
): readonly DrawnWords[] {
  if (placeCount === 0)
    return [{ text: isWholeSite ? overviewTexts.wholeSite : overviewTexts.rest, size: 21, weight: 700 }];
  const widthOf = (list: readonly DrawnWords[]) => list.reduce((sum, words) => sum + pen.widthOf(words), 0);
  for (let count = Math.min(MOST_PLACES, places.length); ; count--) {
    const names = places
      .slice(0, count)
      .flatMap((place, index) => [
        ...(index > 0 ? [{ text: ', ', size: 18, ink: 'text-3' as const }] : []),
        ...placeWords(place),
      ]);
    const more: readonly DrawnWords[] =
      placeCount > count ? [{ text: ` ${morePlaces(placeCount - count)}`, size: 18, ink: 'text-3' }] : [];
    const left = room - widthOf(more);
    if (widthOf(names) <= left) return [...names, ...more];
    if (count > 1) continue;
    const start = names.map(({ text }) => text).join('');
    return [pen.fitted({ text: start, size: 21, isCode: true }, left), ...more];
  }
}

function placeWords(place: OverviewPlace): readonly DrawnWords[] {
  const { texts, note } = placeText(place);
  const words = texts.flatMap((text, index): DrawnWords[] => [
    ...(index > 0
      ? [{ text: overviewTexts.anyCharacters, size: 21, isCode: true, ink: 'text-3' as const }]
      : []),
    { text, size: 21, isCode: true },
  ]);
  return note === '' ? words : [...words, { text: ` ${note}`, size: 18, ink: 'text-3' }];
}

function drawCell(pen: Pen, cell: ShownCell, x: number, y: number): void {
  const share: DrawnWords = {
    text: cell.outcome === 'some' ? blockedShare(cell.blocked, cell.total) : '',
    size: 17,
  };
  const width = share.text === '' ? ICON : ICON + 6 + pen.widthOf(share);
  const left = x - width / 2;
  pen.shapes(cellShapes(cell), cell.outcome === 'allowed' ? 'allow' : 'block', left, y, ICON);
  pen.text(share, left + ICON + 6, y + 1);
  if (cell.hasExceptions) pen.dots(x - 14, y + 18, 28);
}

/** Draws the key of the drawings in use, and the name of this page. */
function drawFoot(pen: Pen, { rows }: Card, y: number): void {
  const { allowed, blocked, some, exception } = cellExamples(rows.flatMap(({ cells }) => cells));
  let x = LEFT;
  const explain = (cell: ShownCell, text: string) => {
    pen.shapes(cellShapes(cell), cell.outcome === 'allowed' ? 'allow' : 'block', x, y, 20);
    x += 27 + pen.text({ text, size: 19, ink: 'text-2' }, x + 27, y + 1) + 24;
  };
  if (allowed) explain(allowed, overviewTexts.allowed);
  if (blocked) explain(blocked, overviewTexts.blocked);
  if (some) explain(some, shareMeaning(some.blocked, some.total));
  if (exception) {
    pen.dots(x, y, 28);
    pen.text({ text: pictureTexts.exceptions, size: 19, ink: 'text-2' }, x + 36, y + 1);
  }
  pen.text({ text: appTexts.name, size: 19, ink: 'text-2' }, RIGHT, y + 1, 'right');
}
