import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Tests with files that we may not copy: `REAL_ROBOTS=<folder> npx playwright test -c e2e/external.config.ts`. */
// biome-ignore lint/style/noDefaultExport: Playwright reads it
export default defineConfig(config, { testDir: './external', testMatch: '*.ts' });
