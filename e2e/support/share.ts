import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';

/** Encodes any value as a share code of version 1. */
export function codeOf(state: unknown): string {
  return `1.${deflateRawSync(JSON.stringify(state)).toString('base64url')}`;
}

/** Opens the Share dialog and returns its link. */
export async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share link' }).click();
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect(link).toHaveValue(/#1\./);
  return link.inputValue();
}

/** Decodes a link of version 1. */
export function stateIn(link: string): unknown {
  const [, code = ''] = link.split('#1.');
  return JSON.parse(inflateRawSync(Buffer.from(code, 'base64url')).toString());
}

/** Returns the selected text of a field. */
export function selectedIn(field: Locator): Promise<string> {
  return field.evaluate((input: HTMLInputElement | HTMLTextAreaElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
}
