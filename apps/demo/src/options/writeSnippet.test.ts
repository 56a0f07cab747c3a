import { createEip155Adapter } from '@latchkey/adapter-eip155'
import * as known from '@latchkey/appkit/networks'
import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import { listDemoNetworks } from '../kit/demoNetworks.js'
import { buildOptions, completeOptions } from './buildOptions.js'
import type { Settings } from './fields.js'
import { anySettings } from './settings.fixture.js'
import { initialSettings } from './settings.js'
import { writeSnippet } from './writeSnippet.js'

const tokenAddress = '0x7e577e577e577e577e577e577e577e577e577e57'
const offered = listDemoNetworks({
  chains: [
    { id: 31337, name: 'Local Chain', symbol: 'ETH', rpcUrl: 'http://127.0.0.1:8545', tokenAddress },
    { id: 31338, name: 'Second Chain', symbol: 'SEC', rpcUrl: 'http://127.0.0.1:8546', tokenAddress },
    { id: 1, name: 'Ethereum', symbol: 'ETH', rpcUrl: 'http://127.0.0.1:8547', tokenAddress },
  ],
})

/** Runs the code with the real things it imports, and answers what `createAppKit` was called with. */
function run(code: string): unknown {
  const imports = [...code.matchAll(/^import \{ (.+) \} from '(.+)'$/gm)]
  const names = imports.flatMap(([, list = '']) => list.split(', '))
  const body = code.replace(/^import .*$/gm, '')
  const calls: unknown[] = []
  const createAdapter = (loaders: object = {}) => ({ ...createEip155Adapter(loaders), sdks: Object.keys(loaders) })
  const available = {
    ...known,
    createEip155Adapter: createAdapter,
    createAppKit: (options: unknown) => calls.push(options),
  }
  const values = names.map((name) => available[name as keyof typeof available])
  expect(values).not.toContain(undefined)
  new Function(...names, body)(...values)
  return calls[0]
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const built = (settings: Settings) => buildOptions(settings, offered)

test('the code, when run, gives the kit the very options the page gives it', () => {
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
    accent: '#336699',
    zIndex: '7',
  })
  expect(options.problems).toEqual({})
  expect(plain(run(writeSnippet(options)))).toMatchObject({
    customRpcUrls: { 'eip155:1': [{ url: 'https://rpc.example' }], 'eip155:31337': [{ url: 'http://127.0.0.1:1' }] },
    chainImages: { 'eip155:31337': '/icon.svg' },
    customWallets: [{ id: 'example', name: "Ex'ample" }],
    excludeWalletIds: ['Spectre', 'com.example'],
    themeVariables: { '--latchkey-accent': '#336699', '--latchkey-z-index': 7 },
  })
})

test('what cannot be read is told at its control', () => {
  const { problems } = built({
    ...initialSettings,
    customWallets: '{',
    customRpcUrls: 'eip155:1',
    networks: ['nowhere'],
  })
  expect(Object.keys(problems).sort()).toEqual(['customRpcUrls', 'customWallets', 'networks'])
})
