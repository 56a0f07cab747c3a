import './server/useSources.js'
import { defineConfig } from '@playwright/test'
import { chromiumFlags } from '../scripts/chromium/chromiumFlags.mjs'
import { findChromium } from '../scripts/chromium/findChromium.mjs'

const executablePath = await findChromium()

/**
 * Journeys in an app of the consumer matrix, which runs at `LATCHKEY_APP_URL`: `playwright test --config
 * apps.config.ts`.
 */
export default defineConfig({
  testDir: 'apps',
  outputDir: 'test-results/apps',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...(executablePath ? { launchOptions: { executablePath, args: [...chromiumFlags] } } : {}),
    baseURL: process.env.LATCHKEY_APP_URL,
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
  },
})
