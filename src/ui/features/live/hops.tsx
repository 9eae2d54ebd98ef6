import { liveTexts, milliseconds } from '../../../messages';
import type { LiveOutcome } from '../../../store';
import styles from './fetch-panel.module.css';

type Hop = Extract<LiveOutcome, { readonly kind: 'fetched' }>['file']['hops'][number];

/** Every request that was made, with its answer and the headers of that. */
export function Hops({ hops }: { readonly hops: readonly Hop[] }) {
  if (hops.length === 0) return null;
  return (
    <ol className={styles['hops']} aria-label={liveTexts.requests}>
      {hops.map((hop, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a request has no identity but its number
        <li key={index} className={styles['hop']}>
          <code className={styles['url']}>{hop.url}</code>
          <span className={styles['status']}>{liveTexts.status(hop.status)}</span>
          <span className={styles['ms']}>{hop.ms !== null && milliseconds(hop.ms)}</span>
          {hop.headers.length > 0 && <HopHeaders headers={hop.headers} />}
        </li>
      ))}
    </ol>
  );
}

function HopHeaders({ headers }: Pick<Hop, 'headers'>) {
  return (
    <details className={styles['headers']}>
      <summary>{liveTexts.headers(headers.length)}</summary>
      <dl>
        {headers.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a header may come twice
          <div key={at}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
