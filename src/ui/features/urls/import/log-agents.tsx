import { useEffect, useMemo, useState } from 'react';
import {
  agentsTitle,
  asColumns,
  formatNumber,
  rejectedShown,
  urlsImportTexts,
  withoutAgent,
} from '../../../../messages';
import type { ImportSummary } from '../../../../store';
import { MOST_COLUMNS } from '../../../../store/urls/most-columns';
import { useCatalogue } from '../../../parts/catalogue/use-catalogue';
import { Button } from '../../../parts/controls/button';
import { useActions, useTester } from '../../../parts/tester-context';
import { wellFormed } from '../../../parts/text/well-formed';
import { useUrls } from '../../../parts/urls/use-urls';
import styles from './import-outcome.module.css';
import { crawlersOfAgents, type RecognisedAgent, recognisedAgents } from './recognised-agents';

const SHOWN = 50;
const { report: texts } = urlsImportTexts;

interface LogAgentsProps {
  readonly agents: NonNullable<ImportSummary['agents']>;
  /** Number of user agents in the log. */
  readonly count: number;
  /** Number of requests without a user agent. */
  readonly without: number;
  /**
   * True if the import had no catalogue to recognise crawlers, so the list doesn't record which of them
   * requested its URLs.
   */
  readonly isUnrecognised: boolean;
}

/** The user agents of an access log, each with its number of requests and its crawler. */
export function LogAgents({ agents, count, without, isUnrecognised }: LogAgentsProps) {
  const catalogue = useCatalogue();
  const actions = useActions();
  const isMissing = useTester((state) => state.catalogue === 'missing');
  useEffect(() => actions.loadCatalogue(), [actions]);
  const [shown, setShown] = useState(SHOWN);
  const recognised = useMemo(() => catalogue && recognisedAgents(agents, catalogue), [agents, catalogue]);
  return (
    <>
      <h4 className={styles['subtitle']}>{agentsTitle(count)}</h4>
      <p>
        {isMissing ? texts.catalogueMissing : isUnrecognised ? texts.requestersMissing : texts.agentsNote}
      </p>
      {recognised !== null && <AsColumns crawlers={crawlersOfAgents(recognised, MOST_COLUMNS)} />}
      <table className={styles['table']} aria-label={agentsTitle(count)} data-agents>
        <thead>
          <tr>
            <th scope="col">{texts.crawler}</th>
            <th scope="col">{texts.requests}</th>
            <th scope="col">{texts.agent}</th>
          </tr>
        </thead>
        <tbody>
          {agents.slice(0, shown).map(({ agent, requests }, index) => (
            <tr key={agent}>
              <td>{recognised?.[index] && senderName(recognised[index])}</td>
              <td className={styles['number']}>{formatNumber(requests)}</td>
              <th scope="row">
                <code className={styles['cut']}>{wellFormed(agent)}</code>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      {shown < count && (
        <div className={styles['more']}>
          <span>{rejectedShown(Math.min(shown, agents.length), count)}</span>
          {shown < agents.length && (
            <Button outlined small onClick={() => setShown(shown + SHOWN * 4)}>
              {texts.showMore}
            </Button>
          )}
        </div>
      )}
      {without > 0 && <p>{withoutAgent(without)}</p>}
    </>
  );
}

function senderName({ crawler, isBrowser }: RecognisedAgent) {
  if (crawler !== null) return <b>{crawler.name}</b>;
  return isBrowser ? texts.browser : texts.other;
}

/** Makes these crawlers the columns of the table. */
function AsColumns({ crawlers }: { readonly crawlers: readonly string[] }) {
  const urls = useUrls();
  const [isSet, setSet] = useState(false);
  if (crawlers.length === 0) return null;
  const set = () => {
    urls.setColumns(crawlers);
    setSet(true);
  };
  return (
    <div className={styles['more']}>
      <Button outlined small onClick={set}>
        {asColumns(crawlers.length)}
      </Button>
      <span role="status">{isSet && texts.columnsSet}</span>
    </div>
  );
}
