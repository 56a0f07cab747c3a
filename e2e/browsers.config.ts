import './server/useSources.js'
import { defineConfig } from '@playwright/test'

/** Journeys in browsers that Playwright has no driver for: `playwright test --config browsers.config.ts`. */
export default defineConfig<object, { readonly engine: string }>({
  testDir: 'browsers/journeys',
  outputDir: 'test-results/browsers',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  globalSetup: './globalSetup.config.ts',
  projects: [
    // Firefox caches a failed import for the life of the page, so a retry cannot help. Under automation it blocks no
    // pop-ups.
    { name: 'firefox', use: { engine: 'firefox' }, testIgnore: /tooOld|failedPreload|popup/ },
    { name: 'webkit', use: { engine: 'webkit' }, testIgnore: /tooOld/ },
    { name: 'chromium109', use: { engine: 'chromium109' }, testMatch: /(connect|approval|accent)\.spec/ },
    { name: 'chromium92', use: { engine: 'chromium92' }, testMatch: /tooOld\.spec/ },
  ],
})
