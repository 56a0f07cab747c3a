import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const source = { resolve: { conditions: ['@latchkey/source'] }, ssr: { resolve: { conditions: ['@latchkey/source'] } } }
const executablePath = process.env.LATCHKEY_CHROMIUM ?? '/usr/bin/chromium'

export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/**/src/**/*.test.ts',
            'packages/**/src/**/*.test.tsx',
            'scripts/**/*.test.mjs',
            'apps/*/*.test.ts',
          ],
          exclude: ['**/*.browser.test.*', '**/node_modules/**', '**/dist/**'],
          testTimeout: 30_000,
        },
      },
      {
        ...source,
        test: {
          name: 'browser',
          include: ['packages/**/src/**/*.browser.test.ts', 'packages/**/src/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath,
                args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
