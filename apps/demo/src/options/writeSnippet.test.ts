import { createBip122Adapter } from '@latchkey/adapter-bip122'
import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createPolkadotAdapter } from '@latchkey/adapter-polkadot'
import { createSolanaAdapter } from '@latchkey/adapter-solana'
import * as known from '@latchkey/appkit/networks'
import { createServiceSiwx } from '@latchkey/siwx'
import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import { listDemoNetworks } from '../kit/demoNetworks.js'
import { localChains } from '../kit/localChains.fixture.js'
import type { ServicesData } from '../kit/pageData.js'
import { buildOptions, completeOptions } from './buildOptions.js'
import type { Settings } from './fields.js'
import { anySettings } from './settings.fixture.js'
import { initialSettings } from './settings.js'
import { writeSnippet } from './writeSnippet.js'

const networks = listDemoNetworks({ chains: localChains, starting: [] })
const running: ServicesData = { status: 'running', url: 'http://127.0.0.1:8787', relayUrl: 'ws://127.0.0.1:8787' }
const offered = { networks, services: running }

/** Runs the code with its real imports and returns the arguments of `createAppKit`. */
function run(code: string): unknown {
  const imports = [...code.matchAll(/^import \{ (.+) \} from '(.+)'$/gm)]
  const names = imports.flatMap(([, list = '']) => list.split(', '))
  const body = code.replace(/^import .*$/gm, '')
  const calls: unknown[] = []
  const createAdapter = (loaders: object = {}) => ({ ...createEip155Adapter(loaders), sdks: Object.keys(loaders) })
  const available = {
    ...known,
    createEip155Adapter: createAdapter,
    createSolanaAdapter,
    createPolkadotAdapter,
    createBip122Adapter,
    createServiceSiwx,
    createAppKit: (options: unknown) => calls.push(options),
  }
  const values = names.map((name) => available[name as keyof typeof available])
  expect(values).not.toContain(undefined)
  new Function(...names, body)(...values)
  return calls[0]
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const built = (settings: Settings) => buildOptions(settings, offered)

test("the code passes the page's options to the kit", () => {
  assert(
    property(anySettings, (settings) => {
      const options = built(settings)
      expect(plain(run(writeSnippet(options)))).toEqual(plain(completeOptions(options)))
    }),
  )
})

test('lists, images and wallets are written out', () => {
  const options = built({
    ...initialSettings,
    customRpcUrls: 'eip155:1 https://rpc.example\neip155:31337 http://127.0.0.1:1',
    chainImages: 'eip155:31337 /icon.svg',
    customWallets: '[{ "id": "example", "name": "Ex\'ample", "homepage": "https://example.com" }]',
    excludeWalletIds: 'Spectre, com.example',
    includeInstalledWalletIds: 'Foxglove',
    accent: '#336699',
    zIndex: '7',
  })
  expect(options.problems).toEqual({})
  expect(plain(run(writeSnippet(options)))).toMatchObject({
    customRpcUrls: { 'eip155:1': [{ url: 'https://rpc.example' }], 'eip155:31337': [{ url: 'http://127.0.0.1:1' }] },
    chainImages: { 'eip155:31337': '/icon.svg' },
    customWallets: [{ id: 'example', name: "Ex'ample" }],
    excludeWalletIds: ['Spectre', 'com.example'],
    includeInstalledWalletIds: ['Foxglove'],
    themeVariables: { '--latchkey-accent': '#336699', '--latchkey-z-index': 7 },
  })
})

test('shows an error at the control with an invalid value', () => {
  const { problems } = built({
    ...initialSettings,
    customWallets: '{',
    customRpcUrls: 'eip155:1',
    networks: ['nowhere'],
  })
  expect(Object.keys(problems).sort()).toEqual(['customRpcUrls', 'customWallets', 'networks'])
})

test('has an adapter for each enabled namespace with a network', () => {
  const code = (settings: Partial<Settings>) => writeSnippet(built({ ...initialSettings, ...settings }))
  expect(code({})).toContain(`adapters: [
    createEip155Adapter(),
    createSolanaAdapter(),
    createPolkadotAdapter(),
    createBip122Adapter(),
  ],`)
  expect(code({ adapterSolana: false, networks: ['local', 'solanaLocal', 'bitcoinLocal'] })).toContain(
    'adapters: [createEip155Adapter(), createBip122Adapter()],',
  )
  expect(code({ networks: ['polkadotSecond'] })).toContain('adapters: [createPolkadotAdapter()],')
  expect(code({ networks: ['polkadotSecond'] })).not.toContain('eip155')
})

test('writes networks of every namespace so that they can be copied', () => {
  const code = writeSnippet(built({ ...initialSettings, networks: ['solanaLocal', 'polkadotSecond', 'kusama'] }))
  expect(code).toContain("import { defineNetwork, kusama } from '@latchkey/appkit/networks'")
  expect(plain(run(code))).toMatchObject({
    networks: [
      { caipNetworkId: 'solana:LatchkeyLoca1So1anaChain11111111', nativeCurrency: { symbol: 'SOL', decimals: 9 } },
      { caipNetworkId: 'polkadot:7365636f6e6420636861696e206f6620', ss58Format: 0 },
      { name: 'Kusama' },
    ],
  })
})

test('uses the main network of a namespace without a local chain', () => {
  const names = (chains: typeof localChains, starting: readonly ['solana'] | readonly [] = []) =>
    listDemoNetworks({ chains, starting }).map(({ name }) => name)
  expect(names([]).slice(0, 4)).toEqual(['mainnet', 'solana', 'polkadot', 'bitcoin'])
  expect(names(localChains)).not.toContain('solana')
  // The public server is not used while the local one is still starting.
  expect(names([], ['solana'])).not.toContain('solana')
  // A local chain that simulates a public network replaces it.
  expect(names(localChains)).not.toContain('bitcoinSignet')
})
