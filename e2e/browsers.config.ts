import './server/useSources.js'
import { defineConfig } from '@playwright/test'

/** Journeys in browsers that Playwright has no driver for: `playwright test --config browsers.config.ts`. */
export default defineConfig<object, { readonly engine: string }>({
  testDir: 'browsers/journeys',
  outputDir: 'test-results/browsers',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  globalSetup: './globalSetup.config.ts',
  projects: (['firefox', 'webkit'] as const).map((engine) => ({ name: engine, use: { engine } })),
})
