import { embedTexts } from '../../../messages';
import { type EmbedChoices, plainChoices } from './embed-choices';
import type { PageContent } from './embed-content';

/** What the frame of the embedded tester may do. */
export const FRAME_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** The script of the custom element, as a page loads it. */
export interface EmbedScript {
  readonly address: string;
  /** The hash of its bytes; null for a script that changes. */
  readonly integrity: string | null;
}

/**
 * A page in HTML or Markdown. By the blank lines CommonMark takes the text for HTML to its end; without the `<div>` Python-Markdown puts the
 * element's tags into paragraphs, which ends the element before its text.
 */
export function elementSnippet(content: PageContent, choices: EmbedChoices, script: EmbedScript): string {
  const checked = script.integrity === null ? '' : ` integrity="${script.integrity}" crossorigin="anonymous"`;
  // A parser drops a line feed at the start of <pre>, and the element drops one.
  const start = content.text.startsWith('\n') ? '\n\n' : '\n';
  return [
    `<script src="${escapeAttribute(script.address)}"${checked} defer></script>`,
    '<div>',
    `<robots-txt-tester${elementAttributes(content, choices)}>`,
    '',
    `<pre>${start}${escapeContent(content.text)}</pre>`,
    '',
    '</robots-txt-tester>',
    '</div>',
    '',
  ].join('\n');
}

/** A component of React 19, or a page in MDX. */
export function reactSnippet(content: PageContent, choices: EmbedChoices, script: EmbedScript): string {
  const checked = script.integrity === null ? '' : ` integrity="${script.integrity}" crossOrigin="anonymous"`;
  return [
    '<>',
    `  <script async src="${escapeAttribute(script.address)}"${checked} />`,
    `  <robots-txt-tester${elementAttributes(content, choices)}>`,
    `    <pre>{${scriptString(content.text.startsWith('\n') ? `\n${content.text}` : content.text)}}</pre>`,
    '  </robots-txt-tester>',
    '</>',
    '',
  ].join('\n');
}

/** A frame; `address` is that of `frameAddress`. */
export function iframeSnippet(address: string, { height }: EmbedChoices): string {
  const attributes = [
    `src="${escapeAttribute(address)}"`,
    `title="${escapeAttribute(embedTexts.title)}"`,
    'width="100%"',
    `height="${height}"`,
    'style="border: 0"',
    'loading="lazy"',
    'referrerpolicy="no-referrer"',
    `sandbox="${FRAME_SANDBOX}"`,
  ];
  return `<iframe ${attributes.join(' ')}></iframe>\n`;
}

/** The address of the embedded tester. `state` is what carries file and question: parameters or a share code. */
export function frameAddress(page: string, state: string, choices: EmbedChoices): string {
  const { view, theme, isReadOnly, highlight } = choices;
  const parts = [
    state,
    view !== plainChoices.view && `view=${view}`,
    theme !== plainChoices.theme && `theme=${theme}`,
    isReadOnly && 'readonly=1',
    highlight !== null && `highlight=${highlight}`,
  ];
  return `${page}#${parts.filter((part) => part !== false && part !== '').join('&')}`;
}

function scriptString(text: string): string {
  // A byte order mark is invisible, and some programs remove it.
  return JSON.stringify(text).replaceAll('\uFEFF', '\\ufeff');
}

function elementAttributes({ crawler, url, engine }: PageContent, choices: EmbedChoices): string {
  const { view, theme, isReadOnly, highlight, height, isAutoHeight } = choices;
  const values: readonly (readonly [name: string, value: string])[] = [
    ['crawler', crawler],
    ['url', url],
    ['engine', engine],
    ['view', view === plainChoices.view ? '' : view],
    ['theme', theme === plainChoices.theme ? '' : theme],
    ['highlight', highlight === null ? '' : String(highlight)],
    ['height', heightAttribute(height, isAutoHeight)],
  ];
  const written = values
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return written.join('') + (isReadOnly ? ' readonly=""' : '');
}

function heightAttribute(height: number, isAuto: boolean): string {
  if (isAuto) return 'auto';
  return height === plainChoices.height ? '' : String(height);
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // Documentation sites read {{ }} in a page as an expression of theirs.
  '{': '&#123;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
  '\uFEFF': '&#xFEFF;',
};

/** A text as the content of an HTML element, with its line feeds. For `carried` text only. */
function escapeContent(text: string): string {
  return text.replace(/[&<>{\r\uFEFF]/g, (character) => REFERENCES[character] ?? character);
}

/** A text as the value of an attribute in double quotes, in HTML and in JSX, on one line. For `carried` text only. */
function escapeAttribute(text: string): string {
  return text.replace(/[&<>"{\r\n\t\uFEFF]/g, (character) => REFERENCES[character] ?? character);
}
