import './server/useSources.js'
import { defineConfig } from '@playwright/test'
import { chromiumFlags } from '../scripts/chromium/chromiumFlags.mjs'
import { findChromium } from '../scripts/chromium/findChromium.mjs'

const executablePath = await findChromium()

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Limits for a busy machine: a test ends as soon as its expectations hold.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }]],
  globalSetup: './globalSetup.config.ts',
  use: {
    ...(executablePath ? { launchOptions: { executablePath, args: [...chromiumFlags] } } : {}),
    viewport: { width: 1_280, height: 800 },
    locale: 'en-US',
    // An animated height would move a row under the pointer during a click. Component tests cover the animation.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
})
