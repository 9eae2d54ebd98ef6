/** A page that uses the custom element in React 19: attributes, events, methods through a ref. Built by its test. */
import { createElement, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { RobotsTxtTesterElement, RobotsTxtTesterEventMap } from '../../src/embed/element-api';

const FILE = `User-agent: *
Disallow: /downloads/
Allow: /downloads/free/

User-agent: GPTBot
Disallow: /
`;

function Page() {
  const element = useRef<RobotsTxtTesterElement>(null);
  const [url, setUrl] = useState('/downloads/free/a');
  const [log, setLog] = useState<readonly string[]>([]);
  const [isThere, setThere] = useState(true);
  const add = (entry: string) => setLog((entries) => [...entries, entry]);
  const onReady = async () => {
    add('ready');
    add(`read ${(await element.current?.getText())?.length}`);
  };
  return [
    isThere &&
      createElement(
        'robots-txt-tester',
        {
          key: 'tester',
          ref: element,
          crawler: 'Googlebot',
          url,
          readonly: true,
          onready: onReady,
          onverdict: ({ detail }: RobotsTxtTesterEventMap['verdict']) =>
            add(`${detail.outcome} ${detail.line}`),
        },
        createElement('pre', null, FILE),
      ),
    createElement(
      'button',
      { key: 'ask', type: 'button', onClick: () => setUrl('/downloads/x') },
      'Ask about downloads',
    ),
    createElement('button', { key: 'remove', type: 'button', onClick: () => setThere(false) }, 'Remove'),
    createElement('output', { key: 'log' }, log.join(', ')),
  ];
}

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(Page));
