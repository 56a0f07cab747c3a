import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

const demo = fileURLToPath(new URL('..', import.meta.url))
const script = join(demo, 'dist/server/start.js')
const running: ChildProcess[] = []

/** Each demo starts eight programs, and other tests run at the same time. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

type Demo = {
  readonly child: ChildProcess
  readonly url: string
  /** Servers whose URLs were printed until now. */
  readonly rpcUrls: readonly string[]
  /** Printed until now. Chains that start late print a line of their own. */
  readonly output: string
}

beforeAll(() => {
  const find = createRequire(script)
  const run = (name: string, file: string, ...args: readonly string[]) =>
    execFileSync(process.execPath, [join(dirname(find.resolve(`${name}/package.json`)), file), ...args], { cwd: demo })
  run('typescript', 'bin/tsc', '-b', 'tsconfig.server.json')
  run('vite', 'bin/vite.js', 'build', '--logLevel', 'error')
})

afterAll(() => {
  for (const child of running.splice(0)) if (child.exitCode === null && child.pid) kill(-child.pid, 'SIGKILL')
})

/** Starts the demo in its own process group, like a terminal. */
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
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      if (output.includes('Ctrl-C')) resolve()
    })
    child.once('exit', () => reject(new Error(`The demo ended: ${output}`)))
  })
  const url = /http:\/\/localhost:\d+/.exec(output)?.[0]
  if (!url) throw new Error(`The demo printed no address: ${output}`)
  return {
    child,
    url: url.replace('localhost', '127.0.0.1'),
    get rpcUrls() {
      return output.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? []
    },
    get output() {
      return output
    },
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already ended.
  }
}

type Chain = {
  readonly namespace: string
  readonly id: number | string
  readonly rpcUrl: string
  readonly gift: string
}
type ChainsFile = {
  readonly chains: readonly Chain[]
  readonly starting: readonly string[]
  readonly failed: readonly unknown[]
  readonly services: { readonly status: string; readonly url?: string; readonly reason?: string }
}

const readChains = async ({ url }: Demo) => (await (await fetch(`${url}/chains.json`)).json()) as ChainsFile

/** Waits until no chain is still starting, like the page. */
async function allChains(demo: Demo): Promise<readonly Chain[]> {
  const noneStarts = async () => expect((await readChains(demo)).starting).toEqual([])
  await vi.waitFor(noneStarts, { timeout: 120_000, interval: 250 })
  const { chains, failed } = await readChains(demo)
  expect(failed).toEqual([])
  return chains
}

async function ask(rpcUrl: string, method: string, params: readonly unknown[] = []): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await fetch(rpcUrl, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
  const { result } = (await answer.json()) as { readonly result: unknown }
  return result
}

/** The identity of each chain in its own protocol. */
async function identify({ namespace, rpcUrl }: Chain): Promise<unknown> {
  if (namespace === 'eip155') return Number(await ask(rpcUrl, 'eth_chainId'))
  if (namespace === 'solana') return String(await ask(rpcUrl, 'getGenesisHash')).slice(0, 32)
  if (namespace === 'polkadot') return String(await ask(rpcUrl, 'chain_getBlockHash', [0])).slice(2, 34)
  return (await fetch(`${rpcUrl}/blocks/tip/height`)).ok ? 'answers' : 'does not answer'
}

const answers = (url: string) =>
  // Another program may use the port by now, and may not respond.
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  )
function nothingAnswers({ url, rpcUrls }: Demo, more: readonly string[] = []): Promise<void> {
  const isSilent = async () => expect(await Promise.all([url, ...rpcUrls, ...more].map(answers))).not.toContain(true)
  return vi.waitFor(isSilent, { timeout: 120_000, interval: 100 })
}

describe('one command', () => {
  const other = createServer()
  let demo: Demo
  let chains: readonly Chain[]

  beforeAll(async () => {
    other.listen(0, '127.0.0.1')
    await once(other, 'listening')
    demo = await startDemo(portOf(other))
    chains = await allChains(demo)
  })
  afterAll(() => other.close())

  test('uses the next port if the requested one is in use', async () => {
    expect(Number(new URL(demo.url).port)).toBeGreaterThan(portOf(other))
    expect(await answers(demo.url)).toBe(true)
  })

  test('R275: prints all URLs and first steps, on one screen', async () => {
    const port = new URL(demo.url).port
    await expect.poll(() => demo.output, { timeout: 120_000 }).toMatch(/Solana.* http/)
    const { output } = demo
    for (const page of ['playground', 'phone']) expect(output).toContain(`http://localhost:${port}/${page}.html`)
    expect(output).toContain(`Port ${portOf(other)} is in use`)
    for (const name of ['Local Chain', 'Services', 'Try next', 'Connect Ethereum', 'Foxglove'])
      expect(output).toContain(name)
    const [screen = ''] = output.split('Ctrl-C')
    expect(screen.split('\n').length).toBeLessThan(30)
  })

  test('serves the page, chains of four namespaces, and services', async () => {
    const page = await fetch(demo.url)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'")
    expect(await page.text()).toContain('id="page-data"')
    expect(await Promise.all(chains.map(identify))).toEqual([
      ...[31_337, 31_338, 1],
      ...chains.filter(({ namespace }) => namespace === 'solana').map(({ id }) => id),
      ...chains.filter(({ namespace }) => namespace === 'polkadot').map(({ id }) => id),
      ...['answers', 'answers'],
    ])
    expect(chains.map(({ namespace }) => namespace)).toEqual([
      ...['eip155', 'eip155', 'eip155', 'solana', 'solana', 'polkadot', 'polkadot', 'bip122', 'bip122'],
    ])
    // A page that opens from now on receives all chains immediately.
    for (const { rpcUrl } of chains) expect(await (await fetch(demo.url)).text()).toContain(rpcUrl)

    await expect.poll(async () => (await readChains(demo)).services.status, { timeout: 60_000 }).toBe('running')
    const { services } = await readChains(demo)
    const phone = await fetch(`${demo.url}/phone.html`)
    expect(phone.status).toBe(200)
    expect(await phone.text()).toContain(services.url)
    const wallets = await fetch(
      `${services.url}/getWallets?projectId=local&st=appkit&sv=html-universal-1&page=1&entries=4`,
    )
    expect(wallets.status).toBe(200)
  })

  test('sends coins of every namespace, only for the page of the demo', async () => {
    const give = (network: string, address: string, headers: Readonly<Record<string, string>> = {}) =>
      fetch(`${demo.url}/faucet?${new URLSearchParams({ network, address })}`, { method: 'POST', headers })
    const of = (namespace: string) => {
      const chain = chains.find((one) => one.namespace === namespace)
      if (!chain) throw new Error(`There is no chain of ${namespace}.`)
      return { ...chain, caipNetworkId: `${namespace}:${chain.id}` }
    }
    // Addresses without a known key, of counting or constant bytes.
    const evm = '0x1111111111111111111111111111111111111111'
    expect((await give(of('eip155').caipNetworkId, evm)).status).toBe(200)
    expect(BigInt(String(await ask(of('eip155').rpcUrl, 'eth_getBalance', [evm, 'latest'])))).toBe(5n * 10n ** 18n)

    const solana = '4wBqpZM9xaSheZzJSMawUKKwhdpChKbZ5eu5ky4Vigw'
    expect((await give(of('solana').caipNetworkId, solana)).status).toBe(200)
    expect(await ask(of('solana').rpcUrl, 'getBalance', [solana])).toMatchObject({ value: 5_000_000_000 })

    const bitcoin = 'bcrt1qzyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3lgth6c'
    expect((await give(of('bip122').caipNetworkId, bitcoin)).status).toBe(200)
    const coins = await (await fetch(`${of('bip122').rpcUrl}/address/${bitcoin}/utxo`)).json()
    expect(coins).toMatchObject([{ value: 5_000_000 }])

    const polkadot = '5C62W7ELLAAfjCQeBU3me9ykaYomD8XTg2B9Hk6ki6Cm3v58'
    expect((await give(of('polkadot').caipNetworkId, polkadot)).status).toBe(200)

    expect((await give('eip155:10', evm)).status).toBe(404)
    expect((await give('', evm)).status).toBe(400)
    expect((await give(of('bip122').caipNetworkId, 'no address')).status).toBe(502)
    expect((await give(of('eip155').caipNetworkId, evm, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  })

  test('serves nothing outside of the built page', async () => {
    const paths = ['/../package.json', '/%2e%2e/package.json', '/server/start.js', '/assets/', '//etc/passwd']
    const status = await Promise.all(paths.map(async (path) => (await fetch(demo.url + path)).status))
    expect(status).toEqual(paths.map(() => 404))
    expect((await fetch(demo.url, { method: 'POST' })).status).toBe(405)
    expect((await fetch(`${demo.url}/faucet`)).status).toBe(404)
    expect((await fetch(`${demo.url}/constructor`, { method: 'POST' })).status).toBe(405)
  })

  test('Ctrl-C stops all processes', async () => {
    const { services } = await readChains(demo)
    const exit = once(demo.child, 'exit')
    kill(-(demo.child.pid ?? 0), 'SIGINT')
    expect(await exit).toEqual([0, null])
    await nothingAnswers(demo, [services.url ?? '', ...chains.map(({ rpcUrl }) => rpcUrl)])
  })
})

describe('stopping', () => {
  // Both end right after their start, because they wait for the same programs.
  test.concurrent('SIGTERM to the main process stops all processes', async () => {
    const demo = await startDemo()
    const exit = once(demo.child, 'exit')
    demo.child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
    await nothingAnswers(demo)
  })

  test.concurrent('a killed script runner leaves no process', async () => {
    const demo = await startDemo(0, 'sh', ['-c', '"$0" "$1"; true', process.execPath, script])
    demo.child.kill('SIGKILL')
    await nothingAnswers(demo)
  })
})

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
