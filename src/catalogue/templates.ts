import type { Template } from './template';
import { aiAll, aiAllButSearch, aiTraining } from './templates/ai';
import { documentation, drupal, magento, mediawiki, nextJs, shop, wordpress } from './templates/platforms';
import { staging } from './templates/staging';

export type { Template } from './template';

/** All templates, in the order of the list. A separate entry point: only their dialog needs them. */
export const templates: readonly Template[] = [
  wordpress,
  shop,
  magento,
  drupal,
  mediawiki,
  nextJs,
  documentation,
  aiTraining,
  aiAllButSearch,
  aiAll,
  staging,
];
