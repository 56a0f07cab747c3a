import path from 'node:path'
import process from 'node:process'
import { expect, test } from 'vitest'
import { runTeed } from './runTeed.mjs'

const node = (code) => [process.execPath, '-e', code]

test('returns the code and the last lines of both streams, without colors', async () => {
  const code = `for (let i = 0; i < 30; i++) console.log(i); console.error('\\u001b[31mtoo much\\u001b[39m'); process.exitCode = 3`
  const { exitCode, lastLines } = await runTeed(node(code), { lines: 3 })
  expect(exitCode).toBe(3)
  expect(lastLines).toHaveLength(3)
  expect(lastLines).toContain('too much')
})

test('returns a last line without a line break', async () => {
  expect(await runTeed(node(`process.stdout.write('half')`), {})).toEqual({ exitCode: 0, lastLines: ['half'] })
})

test('a killed program and one that cannot be started have failed', async () => {
  expect(await runTeed(node(`process.kill(process.pid, 'SIGKILL')`), {})).toMatchObject({ exitCode: 1 })
  const { exitCode, lastLines } = await runTeed(['latchkey-no-such-program'], {})
  expect([exitCode, lastLines.join()]).toEqual([1, expect.stringContaining('ENOENT')])
})

test('does not wait for remaining child processes', async () => {
  const left = `setTimeout(() => {}, 15_000)`
  const code = `require('node:child_process').spawn(process.execPath, ['-e', '${left}'], { stdio: 'inherit' }).unref(); console.log('over')`
  expect(await runTeed(node(code), {})).toEqual({ exitCode: 0, lastLines: ['over'] })
}, 30_000)

test('ends the program when its own process ends', async () => {
  const file = JSON.stringify(path.join(import.meta.dirname, 'runTeed.mjs'))
  // Runs longer than the limit of the poll.
  const child = `console.log(process.pid); setTimeout(() => {}, 60_000)`
  const code = `
    const output = { stdout: { write: (pid) => (process.stdout.write(pid), process.exit()) }, stderr: process.stderr }
    import(${file}).then(({ runTeed }) => runTeed([process.execPath, '-e', '${child}'], { output }))`
  const { lastLines } = await runTeed(node(code), {})
  const isRunning = () => {
    try {
      return process.kill(Number(lastLines[0]), 0)
    } catch {
      return false
    }
  }
  expect(Number(lastLines[0])).toBeGreaterThan(0)
  await expect.poll(isRunning).toBe(false)
})
