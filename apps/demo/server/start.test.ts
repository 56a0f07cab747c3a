import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, expect, test } from 'vitest'

const demo = fileURLToPath(new URL('..', import.meta.url))
const script = join(demo, 'dist/server/start.js')
const running: ChildProcess[] = []

type Demo = { readonly child: ChildProcess; readonly url: string; readonly rpcUrls: readonly string[] }

beforeAll(() => {
  const find = createRequire(script)
  const run = (name: string, file: string, ...args: readonly string[]) =>
    execFileSync(process.execPath, [join(dirname(find.resolve(`${name}/package.json`)), file), ...args], { cwd: demo })
  run('typescript', 'bin/tsc', '-b', 'tsconfig.server.json')
  run('vite', 'bin/vite.js', 'build', '--logLevel', 'error')
}, 120_000)

afterEach(() => {
  for (const child of running.splice(0)) if (child.exitCode === null && child.pid) kill(-child.pid, 'SIGKILL')
})

/** Starts the demo in a process group of its own, as a terminal does. */
async function startDemo(port = 0, command = process.execPath, args: readonly string[] = [script]): Promise<Demo> {
  const environment = { ...process.env, PORT: String(port), npm_lifecycle_event: 'start', NODE_OPTIONS: '' }
  const child = spawn(command, args, {
    cwd: demo,
    detached: true,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  let output = ''
  for await (const chunk of child.stdout) {
    output += String(chunk)
    if (output.includes('Ctrl-C')) break
  }
  const url = /http:\/\/localhost:\d+/.exec(output)?.[0]
  if (!url) throw new Error(`The demo printed no address: ${output}`)
  return {
    child,
    url: url.replace('localhost', '127.0.0.1'),
    rpcUrls: output.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? [],
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It is gone already.
  }
}

async function chainId(rpcUrl: string): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
  const answer = await fetch(rpcUrl, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
  const { result } = (await answer.json()) as { readonly result: unknown }
  return result
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )
const nothingAnswers = ({ url, rpcUrls }: Demo) =>
  expect
    .poll(() => Promise.all([url, ...rpcUrls].map(answers)), { timeout: 10_000 })
    .toEqual([false, false, false, false])

test('one command gives the page, three chains and their addresses; Ctrl-C ends all of it', async () => {
  const demo = await startDemo()
  const page = await fetch(demo.url)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'")
  expect(await page.text()).toContain('id="page-data"')
  expect(await Promise.all(demo.rpcUrls.map(chainId))).toEqual(['0x7a69', '0x7a6a', '0x1'])
  const chains = (await (await fetch(`${demo.url}/chains.json`)).json()) as { chains: { rpcUrl: string }[] }
  expect(chains.chains.map(({ rpcUrl }) => rpcUrl)).toEqual(demo.rpcUrls)

  const exit = once(demo.child, 'exit')
  kill(-(demo.child.pid ?? 0), 'SIGINT')
  expect(await exit).toEqual([0, null])
  await nothingAnswers(demo)
})

test('SIGTERM to the one process ends all of it', async () => {
  const demo = await startDemo()
  const exit = once(demo.child, 'exit')
  demo.child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  await nothingAnswers(demo)
})

test('a script runner that is killed leaves nothing behind', async () => {
  const demo = await startDemo(0, 'sh', ['-c', '"$0" "$1"; true', process.execPath, script])
  demo.child.kill('SIGKILL')
  await nothingAnswers(demo)
})

test('the next port is taken where the wanted one is not free', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const demo = await startDemo(port)
  expect(Number(new URL(demo.url).port)).toBeGreaterThan(port)
  expect(await answers(demo.url)).toBe(true)
  demo.child.kill('SIGTERM')
  await once(demo.child, 'exit')
  other.close()
})

test('nothing outside of the built page can be asked for', async () => {
  const demo = await startDemo()
  const paths = ['/../package.json', '/%2e%2e/package.json', '/server/start.js', '/assets/', '//etc/passwd']
  const status = await Promise.all(paths.map(async (path) => (await fetch(demo.url + path)).status))
  expect(status).toEqual(paths.map(() => 404))
  expect((await fetch(demo.url, { method: 'POST' })).status).toBe(405)
  demo.child.kill('SIGTERM')
  await once(demo.child, 'exit')
})
