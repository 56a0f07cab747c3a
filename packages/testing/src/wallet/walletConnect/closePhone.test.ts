import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { startRelay } from '../../relay/startRelay.js'
import { createTestDapp } from './testDapp.fixture.js'

const place = (path: string) => pathToFileURL(fileURLToPath(new URL(path, import.meta.url))).href
const network = {
  caipNetworkId: 'eip155:31337',
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
}

test('a closed phone lets its process exit and writes nothing to the console', async () => {
  const relay = await startRelay()
  const dapp = await createTestDapp(relay.url)
  const { uri, session } = await dapp.connect(['eip155:31337'])
  const script = `
    const { createWalletConnectWallet } = await import(${JSON.stringify(place('./createWalletConnectWallet.ts'))})
    const options = ${JSON.stringify({ relayUrl: relay.url, networks: [network] })}
    const phone = await createWalletConnectWallet(options)
    await phone.pair(${JSON.stringify(uri)})
    while (phone.sessions().length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    await phone.close()
  `
  const hooks = place('../../../scripts/resolveSource.mjs')
  const child = spawn(
    process.execPath,
    ['--conditions=@latchkey/source', '--import', hooks, '--input-type=module', '-e', script],
    {
      env: { ...process.env, NODE_OPTIONS: '', VITEST: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const killed = setTimeout(() => child.kill('SIGKILL'), 40_000)
  const [code] = await once(child, 'exit')
  clearTimeout(killed)
  expect({ code, output }).toEqual({ code: 0, output: '' })
  await session
  await dapp.close()
  await relay.close()
}, 60_000)
