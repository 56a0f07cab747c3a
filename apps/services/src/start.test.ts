import { execFileSync, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { packageFolder } from './packageFolder.js'

const program = path.join(packageFolder, 'dist', 'start.js')

/** A database starts, and other tests run at the same time. */
vi.setConfig({ testTimeout: 90_000 })

beforeAll(() => {
  const typescript = path.dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
  execFileSync(process.execPath, [path.join(typescript, 'bin', 'tsc'), '-b'], { cwd: packageFolder })
}, 120_000)

/** Runs the built program in another folder, so that nothing depends on the working directory. */
function run(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [program], { cwd: '/', env: { PATH: process.env.PATH, ...environment } })
  let output = ''
  let errors = ''
  child.stdout.on('data', (part) => (output += part))
  child.stderr.on('data', (part) => (errors += part))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, ended, output: () => output, errors: () => errors }
}

test('T18: the built program prints its URLs, serves, and ends cleanly on a signal', async () => {
  const { child, ended, output, errors } = run({ PORT: '0' })
  await expect.poll(output, { timeout: 60_000 }).toContain('\n')
  const [, url, relayUrl] = /^Latchkey services: (http:\S+) and (ws:\S+)\n$/.exec(output()) ?? []
  expect(relayUrl).toBe(url?.replace('http', 'ws'))
  const answer = await fetch(`${url}/getWallets?projectId=local&entries=1`)
  expect(await answer.json()).toMatchObject({ data: [{ name: 'MetaMask' }] })
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(
    errors()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).message),
  ).toEqual(['database ready', 'request'])
})

test('T18: an invalid variable ends the program with a message and no stack', async () => {
  const { ended, output, errors } = run({ PORT: 'x' })
  expect(await ended).toBe(1)
  expect(output()).toBe('')
  expect(errors()).toBe('These environment variables are not usable:\n  PORT: must be a whole number\n')
})
