'use client';
import { useRef, useState } from 'react';
import { RobotsTxtTester } from 'robots-txt-tester/react';

/** Uses what the guide's example doesn't: other attributes and events, the ref, a text that changes. */
export function More() {
  const element = useRef(null);
  const [file, setFile] = useState('User-agent: *\nDisallow: /a');
  const [log, setLog] = useState([]);
  const add = (entry) => setLog((entries) => [...entries, entry]);
  return (
    <>
      <RobotsTxtTester
        ref={element}
        tester="https://robots.example/tester/"
        id="more"
        className="wide"
        readonly
        height={300}
        loading="eager"
        url="/a"
        onReady={() => add('ready')}
        onVerdict={({ outcome }) => add(outcome)}
      >
        {file}
      </RobotsTxtTester>
      <RobotsTxtTester tester="mailto:a@example.com" loading="eager" onError={({ reason }) => add(reason)}>
        {file}
      </RobotsTxtTester>
      <button type="button" onClick={() => setFile('User-agent: *\nAllow: /a')}>
        Change
      </button>
      <button type="button" onClick={async () => add(await element.current.getText())}>
        Read
      </button>
      <output id="log">{log.join(', ')}</output>
    </>
  );
}
