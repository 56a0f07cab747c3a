import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runAll } from './runAll.mjs'
import { playwright, vitest } from './steps.mjs'

// Each test starts up to seven Vitest or Playwright processes.
vi.setConfig({ testTimeout: 180_000 })

const root = path.join(import.meta.dirname, 'fixture')
const bin = path.resolve(import.meta.dirname, '../../node_modules')
const vitestStep = (dir) => ({
  name: 'unit',
  about: 'a small Vitest project',
  command: [
    process.execPath,
    path.join(bin, 'vitest/vitest.mjs'),
    'run',
    '--root',
    path.join(root, 'vitest'),
    '--dir',
    path.join(root, 'vitest', dir),
  ],
  ...vitest,
})
const playwrightStep = (dir) => ({
  name: 'e2e',
  about: 'a small Playwright project',
  command: [
    process.execPath,
    path.join(bin, 'playwright/cli.js'),
    'test',
    '--config',
    path.join(root, 'playwright', dir),
  ],
  ...playwright,
})
const checkStep = (name, message) => ({
  name,
  about: 'a check',
  mayTimeOut: name !== 'lint',
  command: [process.execPath, path.join(root, 'check.mjs'), name, message],
})

let folder
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'latchkey-runs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs steps and returns the exit code, the summary, and how often each test ran. */
async function run(...steps) {
  const written = []
  const write = (text) => void written.push(text)
  // With this runner's environment variables, the program would act as a worker of this run.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|TEST$|NODE_ENV$|LATCHKEY_REPORT)/.test(name),
  )
  const env = { ...Object.fromEntries(inherited), LATCHKEY_RUNS: folder }
  const output = { stdout: { write }, stderr: { write } }
  const exitCode = await runAll(steps, { root, output, environmentOf: () => env })
  const runs = {}
  for (const name of readFileSync(path.join(folder, 'runs'), 'utf8').trim().split('\n'))
    runs[name] = (runs[name] ?? 0) + 1
  return { exitCode, summary: written.at(-1).trim().split('\n'), runs }
}

test('runs only failed Vitest tests again, each alone', async () => {
  const { exitCode, summary, runs } = await run(vitestStep('tests'))
  expect(runs).toEqual({ passes: 1, 'fails once': 2, 'longer name': 1, 'always fails': 3 })
  expect(exitCode).toBe(1)
  expect(summary).toEqual([
    expect.stringMatching(/^✗ unit +\d+\.\d s {3}3 passed, 1 failed, 1 skipped, 1 flaky$/),
    '    – vitest/tests/tests.case.mjs: 1 skipped',
    '    ~ vitest/tests/tests.case.mjs › a group > fails once (with $ and [brackets])',
    expect.stringMatching(/^ {6}failed after 0\.\d s, passed in run 2$/),
    expect.stringContaining('AssertionError: expected 1 to be 2'),
    ...Array(3).fill(expect.any(String)),
    '    ✗ vitest/tests/tests.case.mjs › a group > always fails',
    expect.stringContaining("AssertionError: expected 'this' to be 'that'"),
    ...Array(3).fill(expect.any(String)),
    expect.stringMatching(/^ {2}together/),
    '',
    'flaky, passed on a rerun: vitest/tests/tests.case.mjs › a group > fails once (with $ and [brackets]) (see “Flaky tests” in AGENTS.md)',
    '3 passed, 1 failed, 1 skipped',
  ])
})

test('runs files again whose hooks failed or whose errors no test caught', async () => {
  const { exitCode, summary, runs } = await run(vitestStep('files'))
  expect(runs).toEqual({ hook: 2, 'after the hook': 1, rejects: 2 })
  expect([exitCode, summary.at(-1)]).toEqual([0, '2 passed, 0 failed, 0 skipped'])
  expect(summary.filter((line) => /^ {4}[~✗]/.test(line))).toEqual([
    '    ~ vitest/files/hook.case.mjs',
    '    ~ vitest/files/uncaught.case.mjs',
  ])
  const text = summary.join('\n')
  expect(text).toContain('the server did not start')
  expect(text).toContain('nobody catches this')
})

test('a test that fails three times has failed, even if its file runs again for another reason', async () => {
  const { exitCode, summary, runs } = await run(vitestStep('mixed'))
  expect(runs).toEqual({ 'fails three times': 3, rejects: 3 })
  expect([exitCode, summary.at(-1)]).toEqual([1, '1 passed, 2 failed, 0 skipped'])
})

test('runs the files again that a crashed process did not finish', async () => {
  const { exitCode, summary, runs } = await run(vitestStep('crash'))
  expect(runs).toEqual({ 'before the crash': 2, crashes: 2, 'next file': 1 })
  expect([exitCode, summary.at(-1)]).toEqual([0, '3 passed, 0 failed, 0 skipped'])
  expect(summary).toContain('    ~ vitest/crash/crash.case.mjs and 1 more files')
  expect(summary.join('\n')).toContain('Worker exited unexpectedly with signal SIGKILL')
})

test('runs only failed journeys again, even after a crash', async () => {
  const { exitCode, summary, runs } = await run(playwrightStep('journeys'))
  expect(runs).toEqual({ passes: 1, 'fails once': 2, 'always fails': 3, crashes: 2, first: 1, second: 2 })
  expect([exitCode, summary.at(-1)]).toEqual([1, '5 passed, 1 failed, 1 skipped'])
  expect(summary.filter((line) => /^ {4}[~✗]/.test(line))).toEqual([
    '    ~ [first] journeys.case.mjs › fails once',
    '    ~ [first] journeys.case.mjs › crashes its process once',
    '    ~ [second] journeys.case.mjs › fails once in the second project',
    '    ✗ [first] journeys.case.mjs › always fails',
  ])
})

test('a journey that did not run after a failed one has failed if it fails in a rerun', async () => {
  const { exitCode, summary, runs } = await run(playwrightStep('series'))
  expect(runs).toEqual({ 'fails once': 2, 'runs after it': 2 })
  expect([exitCode, summary.at(-1)]).toEqual([1, '1 passed, 1 failed, 0 skipped'])
})

test('runs a step again after a timeout or a lost connection, but not if a check fails', async () => {
  const { exitCode, summary, runs } = await run(
    checkStep('consumer', 'Error: connect ECONNRESET 127.0.0.1:4873'),
    checkStep('publish', 'Timeout 30000ms exceeded.'),
    checkStep('size', 'modal: 80 kB are over the limit of 75 kB'),
    checkStep('lint', 'Request timed out'),
  )
  expect(runs).toEqual({ consumer: 2, publish: 2, size: 1, lint: 1 })
  expect([exitCode, summary.at(-1)]).toEqual([1, '2 passed, 2 failed, 0 skipped'])
  expect(summary).toContain('    ✗ size')
  expect(summary).toContain('      modal: 80 kB are over the limit of 75 kB')
})

test('runs nothing again if more tests fail than may be flaky', async () => {
  const steps = Array.from({ length: 6 }, (_, index) => checkStep(`check ${index}`, 'ETIMEDOUT'))
  const { exitCode, summary, runs } = await run(...steps)
  expect(Object.values(runs)).toEqual([1, 1, 1, 1, 1, 1])
  expect([exitCode, summary.at(-1)]).toEqual([1, '0 passed, 6 failed, 0 skipped'])
})
