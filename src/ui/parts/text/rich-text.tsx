import type { Rich, RichPart } from '../../../messages';
import { LineLink } from './line-link';
import styles from './rich-text.module.css';

/** Renders a text with its code, line links and emphasis. */
export function RichText({ text }: { readonly text: Rich }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its place in the text
  return text.map((part, index) => <span key={index}>{element(part)}</span>);
}

/** Lets the address of a robots.txt wrap before its path. */
function breakable(code: string) {
  const path = code.lastIndexOf('/robots.txt');
  if (path <= 0) return code;
  return (
    <>
      {code.slice(0, path)}
      <wbr />
      {code.slice(path)}
    </>
  );
}

function element(part: RichPart) {
  if (typeof part === 'string') return part;
  if ('code' in part) return <code>{breakable(part.code)}</code>;
  if ('line' in part) return <LineLink {...part} />;
  if ('strong' in part) return <b className={styles['strong']}>{part.strong}</b>;
  return <em>{part.em}</em>;
}
