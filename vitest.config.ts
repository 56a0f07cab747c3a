import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumFlags } from './scripts/chromium/chromiumFlags.mjs'
import { findChromium } from './scripts/chromium/findChromium.mjs'

// Packages resolve to their sources, so that no test needs a build.
const source = {
  resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@latchkey/source', ...defaultServerConditions] } },
}
// A second, the usual wait for what is looked at again and again, is too short on a busy machine.
const expect = { poll: { timeout: 10_000 } }
const executablePath = await findChromium()

export default defineConfig({
  test: {
    // Local nodes and browsers want the second core.
    maxWorkers: 2,
    projects: [
      {
        ...source,
        test: {
          name: 'unit',
          environment: 'node',
          // One world of modules for each worker: to load them anew for each file cost a fifth of the time.
          // So a test gives back what it takes, and leaves nothing behind.
          isolate: false,
          include: ['{packages,apps,examples,fuzz,scripts,docs}/**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/*.browser.test.*', '**/node_modules/**', '**/dist/**'],
          setupFiles: ['./scripts/offline/failOnForeignHosts.mjs'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect,
        },
      },
      {
        ...source,
        test: {
          name: 'browser',
          include: ['{packages,apps}/**/*.browser.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 30_000,
          expect,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
