import { useEffect } from 'react';
import { OverviewOfFile } from '../../features/overview/overview-of-file';
import { CatalogueMissing } from '../../parts/catalogue/catalogue-missing';
import { useActions, useTester } from '../../parts/tester-context';

/** The overview of the file. */
export function EmbedOverview() {
  const actions = useActions();
  const catalogue = useTester((state) => state.catalogue);
  // Without the list of crawlers, another overview would be shown for a moment.
  useEffect(() => actions.loadCatalogue(), [actions]);
  if (catalogue === 'missing') return <CatalogueMissing />;
  return typeof catalogue === 'object' && <OverviewOfFile extras={null} />;
}
