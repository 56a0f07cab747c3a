import { registerHooks } from 'node:module'
import { defineConfig } from '@playwright/test'
import { chromiumFlags } from '../../../../scripts/chromium/chromiumFlags.mjs'
import { findChromium } from '../../../../scripts/chromium/findChromium.mjs'

// Resolves packages to their sources, so that they need no build.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, { ...context, conditions: [...(context.conditions ?? []), '@latchkey/source'] }),
})

const executablePath = await findChromium()

export default defineConfig({
  testDir: '.',
  testMatch: '*.pw.ts',
  workers: 1,
  reporter: 'json',
  outputDir: '../../dist/playwright-results',
  timeout: 60_000,
  use: executablePath ? { launchOptions: { executablePath, args: [...chromiumFlags] } } : {},
})
