import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

type Report = {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly skipped: number
    readonly flaky: number
  }
}

/**
 * Only Playwright can run its fixtures, so this test runs the Playwright tests in `test/playwright` and reads their
 * report.
 */
test('the Playwright fixtures pass their own tests in Chromium', async () => {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
  const folder = fileURLToPath(new URL('../../test/playwright', import.meta.url))
  const output = await new Promise<string>((resolve) => {
    const environment = { ...process.env, NODE_OPTIONS: '', VITEST: undefined, TEST: undefined, FORCE_COLOR: undefined }
    execFile(
      process.execPath,
      [cli, 'test'],
      { cwd: folder, env: environment, maxBuffer: 2 ** 26 },
      (_error, stdout, stderr) => resolve(stdout || stderr),
    )
  })
  expect(output).toContain('"stats"')
  const { stats }: Report = JSON.parse(output.slice(output.indexOf('{')))
  expect({ ...stats, report: stats.unexpected > 0 ? output : '' }).toMatchObject({
    unexpected: 0,
    flaky: 0,
    skipped: 0,
    report: '',
  })
  expect(stats.expected).toBeGreaterThanOrEqual(8)
}, 400_000)
