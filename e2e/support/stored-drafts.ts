import type { Page } from '@playwright/test';

/** Stores two entries that are no drafts. */
export async function putBroken(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('robots-txt-tester');
        open.onsuccess = () => {
          const transaction = open.result.transaction('drafts', 'readwrite');
          transaction.objectStore('drafts').put({ version: 1, text: 7 }, 'broken');
          transaction.objectStore('drafts').put('<b>', 7);
          transaction.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
  );
}

/** Stores so many drafts of 100 KB, named `Draft 0` and so on, with their summaries. */
export async function putMany(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (number) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('robots-txt-tester');
        open.onupgradeneeded = () => open.result.createObjectStore('drafts');
        open.onsuccess = () => {
          const transaction = open.result.transaction('drafts', 'readwrite');
          const drafts = transaction.objectStore('drafts');
          const shared = { version: 1, origin: { kind: 'file', name: 'a-rather-long-name-of-a-robots.txt' } };
          for (let i = 0; i < number; i++) {
            const facts = { ...shared, savedAt: 1_700_000_000_000 - i * 3_600_000, name: `Draft ${i}` };
            const text = `# number ${i}\n`.padEnd(100_000, 'x');
            const question = {
              crawlerInput: 'googlebot',
              urlInput: '/',
              dialectChoice: 'own',
              robotsUrlInput: '',
            };
            drafts.put(
              { ...facts, ...question, text, bytes: null, lineEnd: 'lf', bom: false, edited: true, urls: [] },
              `draft${i}`,
            );
            drafts.put({ ...facts, firstLine: `# number ${i}`, bytes: 100_000 }, `summary:draft${i}`);
          }
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    count,
  );
}

/** Keys of everything that is stored. */
export function storedKeys(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const open = indexedDB.open('robots-txt-tester');
        open.onsuccess = () => {
          const keys = open.result.transaction('drafts').objectStore('drafts').getAllKeys();
          keys.onsuccess = () => {
            open.result.close();
            resolve(keys.result);
          };
        };
      }),
  );
}
