import { expect, type Page } from '@playwright/test';

/** Waits until some draft in the browser's storage contains this text. */
export async function expectKept(page: Page, text: string): Promise<void> {
  const drafts = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const open = indexedDB.open('robots-txt-tester');
          open.onerror = () => reject(open.error);
          open.onsuccess = () => {
            const all = open.result.transaction('drafts').objectStore('drafts').getAll();
            all.onsuccess = () => {
              open.result.close();
              resolve(JSON.stringify(all.result));
            };
          };
        }),
    );
  await expect.poll(drafts).toContain(text);
}
