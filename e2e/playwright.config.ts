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
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }]],
  globalSetup: './globalSetup.config.ts',
  use: {
    ...(executablePath ? { launchOptions: { executablePath, args: [...chromiumFlags] } } : {}),
    viewport: { width: 1_280, height: 800 },
    locale: 'en-US',
    // A card whose height still moves takes a row from under the pointer between press and release. How it moves is for component tests.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
  },
})
