/** A page that uses the custom element in React 19, rendered by a server: attributes, events, methods through a ref. Built by its test. */
import { createElement, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { RobotsTxtTesterElement } from '../../src/embed/element-api';

const FILE = `User-agent: *
Disallow: /downloads/
Allow: /downloads/free/

User-agent: GPTBot
Disallow: /
`;

/** The page. It listens as docs/package.md says: React 19 doesn't add `onverdict` to what a server has rendered. */
export function ReactHost() {
  const element = useRef<RobotsTxtTesterElement>(null);
  const [url, setUrl] = useState('/downloads/free/a');
  const [log, setLog] = useState<readonly string[]>([]);
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    const tester = element.current;
    const show = () => {
      const { verdict } = tester ?? {};
      if (verdict) setLog((entries) => [...entries, `${verdict.outcome} ${verdict.line}`]);
    };
    show();
    tester?.addEventListener('verdict', show);
    return () => tester?.removeEventListener('verdict', show);
  }, []);
  const read = async () => {
    const length = (await element.current?.getText())?.length;
    setLog((entries) => [...entries, `read ${length}`]);
  };
  return [
    isThere &&
      createElement(
        'robots-txt-tester',
        { key: 'tester', ref: element, crawler: 'Googlebot', url, readonly: '' },
        createElement('pre', null, FILE),
      ),
    createElement(
      'button',
      { key: 'ask', type: 'button', onClick: () => setUrl('/downloads/x') },
      'Ask about downloads',
    ),
    createElement('button', { key: 'read', type: 'button', onClick: read }, 'Read'),
    createElement('button', { key: 'remove', type: 'button', onClick: () => setThere(false) }, 'Remove'),
    createElement('output', { key: 'log' }, log.join(', ')),
  ];
}

// There is no document when the page is rendered for the server.
const root = typeof document === 'undefined' ? null : document.getElementById('root');
if (root) hydrateRoot(root, createElement(ReactHost));
