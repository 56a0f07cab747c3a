import path from 'node:path'
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
const expect = { poll: { timeout: 20_000 } }
const executablePath = await findChromium()
// They fail for console output, rejections and requests of the whole process, which other files of the worker could cause.
const watchers = ['packages/walletconnect/test/**/*.test.ts', 'scripts/checks/serverImport.test.mjs']
const unit = {
  environment: 'node',
  // Without this, Vitest replaces imported style sheets by empty strings.
  css: true,
  setupFiles: ['./scripts/offline/failOnForeignHosts.mjs', './scripts/unit/awaitImports.mjs'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect,
} as const

const react18 = (name: string) => path.join(import.meta.dirname, 'packages/ui/react18/node_modules', name)
// Vitest mutates this object, so each project needs its own copy.
const createBrowser = () => ({
  css: true,
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
    instances: [{ browser: 'chromium' as const }],
  },
})

export default defineConfig({
  test: {
    // Local nodes and browsers want the second core.
    maxWorkers: 2,
    projects: [
      {
        ...source,
        test: {
          ...unit,
          name: 'unit',
          // Test files of one worker share evaluated modules: evaluating them for each file takes a fifth of the time.
          // A test therefore restores everything that it changes.
          isolate: false,
          include: ['{packages,apps,examples,fuzz,scripts,docs}/**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/*.browser.test.*', '**/node_modules/**', '**/dist/**', ...watchers],
        },
      },
      { ...source, test: { ...unit, name: 'unit-isolated', isolate: true, include: watchers } },
      {
        ...source,
        test: { ...createBrowser(), name: 'browser', include: ['{packages,apps}/**/*.browser.test.{ts,tsx}'] },
      },
      {
        resolve: { ...source.resolve, alias: { react: react18('react'), 'react-dom': react18('react-dom') } },
        test: {
          ...createBrowser(),
          name: 'browser-react18',
          include: ['packages/ui/src/modal/*.browser.test.{ts,tsx}'],
        },
      },
    ],
  },
})
