import { expect, type Page } from '@playwright/test';
import type { TesterPage } from './tester-page';

/** Controls of a page without the list of crawlers. */
interface WithoutList {
  /** Allows all later requests for the list. */
  mend(): void;
  /** Presses “Try again” until the list has loaded. Until then, requests by other parts of the page fail. */
  tryAgain(tester: TesterPage): Promise<void>;
}

/** Blocks the list of crawlers. */
export async function withoutList(page: Page): Promise<WithoutList> {
  let given: 'never' | 'after the press' | 'always' = 'never';
  await page.route(/\/assets\/full-[^/]*\.js$/, async (route) => {
    const isGiven = given === 'always' || (given === 'after the press' && (await isPressed(page)));
    await (isGiven ? route.continue() : route.abort());
  });
  return {
    mend: () => {
      given = 'always';
    },
    tryAgain: async (tester) => {
      const again = tester.crawlers.getByRole('button', { name: 'Try again' });
      await again.evaluate(notePress);
      given = 'after the press';
      // During another attempt, the button is hidden and a press has no effect.
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 500 });
        await expect(tester.crawlerRows.first()).toBeVisible({ timeout: 2000 });
      }).toPass();
    },
  };
}

/** Records in the page when a button of this name is pressed, before the page handles it. */
function notePress(button: Element): void {
  const isIt = (target: EventTarget | null) =>
    target instanceof Element && target.closest('button')?.textContent === button.textContent;
  addEventListener(
    'click',
    ({ target }) => {
      if (isIt(target)) document.documentElement.dataset['pressed'] = '';
    },
    { capture: true },
  );
}

const isPressed = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['pressed'] !== undefined);
