import { embedTexts, quizAnswer } from '../../../messages';
import { type EmbedChoices, plainChoices } from './embed-choices';
import type { PageContent } from './embed-content';

/** Permissions of the embedded tester's frame. */
export const FRAME_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** The script of the custom element, as a page loads it. */
export interface EmbedScript {
  readonly address: string;
  /** Hash of the script's bytes. Null for a script that changes. */
  readonly integrity: string | null;
}

/** Height of a frame with the verdict alone, in CSS pixels: two lines, because it can't follow its content. */
const VERDICT_HEIGHT = 72;
/** Heights in CSS pixels of elements that are as high as their content by default, before they have loaded. */
const LOW_HEIGHTS: Readonly<Partial<Record<EmbedChoices['view'], number>>> = { verdict: 44, sentence: 150 };

type HeightChoices = Pick<EmbedChoices, 'view' | 'height' | 'isAutoHeight'>;

/**
 * Returns the style rule that gives the element its height before its script has run, so that the page doesn't move. Readers without JavaScript don't
 * need it.
 */
export function heightRule(choices: HeightChoices): string {
  const height = heightAttribute(choices);
  const low = height === '' ? LOW_HEIGHTS[choices.view] : undefined;
  const pixels = low ?? (Number(height) || plainChoices.height);
  const attribute = low === undefined ? `[height="${height}"]` : `[view="${choices.view}"]`;
  const element = `robots-txt-tester${pixels === plainChoices.height ? '' : attribute}`;
  return `@media (scripting) { ${element}:not(:defined) { display: block; height: ${pixels}px; margin: 1em 0; overflow: auto } }`;
}

/**
 * Returns the code for a page in HTML or Markdown.
 * The blank lines make CommonMark treat the text as HTML to its end. Without the `<div>`, Python-Markdown
 * puts the element's tags into paragraphs, which closes the element before its text.
 */
export function elementSnippet(content: PageContent, choices: EmbedChoices, script: EmbedScript): string {
  const checked = script.integrity === null ? '' : ` integrity="${script.integrity}" crossorigin="anonymous"`;
  // A parser drops a line feed at the start of <pre>, and the element drops one.
  const start = content.text.startsWith('\n') ? '\n\n' : '\n';
  const tag = `<robots-txt-tester${elementAttributes(content, choices)}>`;
  const pre = `<pre>${start}${escapeContent(content.text)}</pre>`;
  // For readers without scripts.
  const answer =
    choices.isQuiz && content.answer !== null ? [quizDetails(escapeContent(content.answer))] : [];
  return [
    `<script src="${escapeAttribute(script.address)}"${checked} defer></script>`,
    `<style>${heightRule(choices)}</style>`,
    '<div>',
    // The block before an empty element stays visible.
    ...(choices.view === 'verdict' ? [pre, '', tag] : [tag, '', pre, ...answer, '']),
    '</robots-txt-tester>',
    '</div>',
    '',
  ].join('\n');
}

/** Returns the code for a React 19 component or a page in MDX. */
export function reactSnippet(content: PageContent, choices: EmbedChoices, script: EmbedScript): string {
  const checked = script.integrity === null ? '' : ` integrity="${script.integrity}" crossOrigin="anonymous"`;
  const tag = `  <robots-txt-tester${elementAttributes(content, choices)}>`;
  const pre = `  <pre>{${scriptString(content.text.startsWith('\n') ? `\n${content.text}` : content.text)}}</pre>`;
  const answer =
    choices.isQuiz && content.answer !== null
      ? [`    ${quizDetails(`{${scriptString(content.answer)}}`)}`]
      : [];
  return [
    '<>',
    `  <script async src="${escapeAttribute(script.address)}"${checked} />`,
    `  <style>{${scriptString(heightRule(choices))}}</style>`,
    ...(choices.view === 'verdict' ? [pre, tag] : [tag, `  ${pre}`, ...answer]),
    '  </robots-txt-tester>',
    '</>',
    '',
  ].join('\n');
}

function quizDetails(answer: string): string {
  return `<details><summary>${quizAnswer}</summary>${answer}</details>`;
}

/** Returns the code of a frame. `address` comes from `iframeAddress`. */
export function iframeSnippet(address: string, choices: EmbedChoices): string {
  const attributes = [
    `src="${escapeAttribute(address)}"`,
    `title="${escapeAttribute(embedTexts.title)}"`,
    'width="100%"',
    `height="${frameHeight(choices)}"`,
    // An attribute `style` would violate the policy of some pages.
    'frameborder="0"',
    'loading="lazy"',
    'referrerpolicy="no-referrer"',
    `sandbox="${FRAME_SANDBOX}"`,
  ];
  return `<iframe ${attributes.join(' ')}></iframe>\n`;
}

/** Returns the URL of the embedded tester. `state` carries file and question: parameters or a share code. */
export function iframeAddress(page: string, state: string, choices: EmbedChoices): string {
  const { view, theme, isReadOnly, isQuiz, locked, offered, highlight } = choices;
  const parts = [
    state,
    view !== plainChoices.view && `view=${view}`,
    theme !== plainChoices.theme && `theme=${theme}`,
    isReadOnly && 'readonly=1',
    isQuiz && 'quiz=1',
    locked.length > 0 && `lock=${locked.join('%20')}`,
    offered.length > 0 && `show=${offered.join('%20')}`,
    highlight !== '' && `highlight=${highlight.replace(/\s/g, '')}`,
  ];
  return `${page}#${parts.filter((part) => part !== false && part !== '').join('&')}`;
}

function scriptString(text: string): string {
  // A byte order mark is invisible, and some programs remove it.
  return JSON.stringify(text).replaceAll('\uFEFF', '\\ufeff');
}

function elementAttributes({ crawler, url, engine, urls }: PageContent, choices: EmbedChoices): string {
  const { view, theme, isReadOnly, isQuiz, hasUrls, locked, offered, highlight } = choices;
  const values: readonly (readonly [name: string, value: string])[] = [
    ['crawler', crawler],
    ['url', url],
    ['engine', engine],
    ['view', view === plainChoices.view ? '' : view],
    ['theme', theme === plainChoices.theme ? '' : theme],
    ['lock', locked.join(' ')],
    ['urls', hasUrls ? urls.join(' ') : ''],
    ['show', offered.join(' ')],
    ['highlight', highlight],
    ['height', heightAttribute(choices)],
  ];
  const written = values
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return written.join('') + (isReadOnly ? ' readonly=""' : '') + (isQuiz ? ' quiz=""' : '');
}

/** Returns the height of a frame, in CSS pixels. */
export function frameHeight({ view, height }: EmbedChoices): number {
  return view === 'verdict' ? VERDICT_HEIGHT : height;
}

function heightAttribute({ view, height, isAutoHeight }: HeightChoices): string {
  if (view === 'verdict') return '';
  if (isAutoHeight) return 'auto';
  return height === plainChoices.height ? '' : String(height);
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // Documentation sites evaluate {{ }} in a page as a template expression.
  '{': '&#123;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
  '\uFEFF': '&#xFEFF;',
};

/** Escapes a text as the content of an HTML element, keeping its line feeds. For `carried` text only. */
function escapeContent(text: string): string {
  return text.replace(/[&<>{\r\uFEFF]/g, (character) => REFERENCES[character] ?? character);
}

/**
 * Escapes a text as an attribute value in double quotes, in HTML and in JSX, on one line. For `carried` text
 * only.
 */
function escapeAttribute(text: string): string {
  return text.replace(/[&<>"{\r\n\t\uFEFF]/g, (character) => REFERENCES[character] ?? character);
}
