import { expect, type Page } from '@playwright/test';
import type { TesterPage } from './tester-page';

/** What a page without the list of crawlers may do about it. */
interface WithoutList {
  /** From now on whoever asks for the list gets it. */
  mend(): void;
  /** Presses “Try again” until the list is there. It comes by the press alone: other parts of the page, which ask for it at any time, get nothing before. */
  tryAgain(tester: TesterPage): Promise<void>;
}

/** Keeps the list of crawlers from the page. */
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
      // A press while somebody else's try is under way is none, and the button is away for that long.
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 500 });
        await expect(tester.crawlerRows.first()).toBeVisible({ timeout: 2000 });
      }).toPass();
    },
  };
}

/** Notes in the page when a button of this name is pressed, before the page hears of it. */
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
