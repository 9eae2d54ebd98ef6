import { fieldRules } from '../field-rules';

/**
 * Yandex's help: Crawl-delay hasn't counted since 2018-02-22; Clean-param and Sitemap count anywhere in the
 * file. Host hasn't counted since 2018-03-20 (reported by others). A directive without documentation is
 * "unknown": other search engines may use it.
 */
export const yandexFieldRules = fieldRules(
  { use: 'ignored', source: 'https://yandex.com/support/webmaster/en/error-dictionary/robots-txt' },
  {
    'crawl-delay': {
      use: 'no-longer',
      since: '2018-02-22',
      source: 'https://www.yandex.com/support/webmaster/en/robot-workings/crawl-delay',
    },
    host: {
      use: 'no-longer',
      since: '2018-03-20',
      source: 'https://makeaudit.com/en/novoe-i-aktualnoe-v-robots-txt-ot-yandeks_angl/',
    },
    'clean-param': {
      use: 'used',
      source: 'https://yandex.com/support/webmaster/en/robot-workings/clean-param',
    },
    sitemap: { use: 'used', source: 'https://yandex.ru/support/webmaster/ru/robot-workings/sitemap' },
  },
);
