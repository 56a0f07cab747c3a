import type { ChainNamespace, Connector, ConnectorType } from '@latchkey/common'
import type { WalletRow } from '@latchkey/core'
import { expect, test } from 'vitest'
import { readWalletRow, type WalletRowSource } from './walletRowStatus.js'

const wallet = { id: 'lantern', name: 'Lantern' }
const base: WalletRow = { key: 'a', name: 'Arc', connectors: [] }

function connectorOf(chain: ChainNamespace, type: ConnectorType = 'ANNOUNCED'): Connector {
  return {
    id: 'arc',
    type,
    name: 'Arc',
    chain,
    connect: () => Promise.reject(new Error('not asked')),
    restore: () => Promise.reject(new Error('not asked')),
  }
}

function read(row: Partial<WalletRow>, change: Partial<WalletRowSource> = {}) {
  return readWalletRow({
    image: undefined,
    showsNamespaces: false,
    isMobile: false,
    ...change,
    row: { ...base, ...row },
  })
}

test('cleans the name, and repeats a long one in a tooltip', () => {
  expect(read({ name: 'Arc\u202e Wallet' })).toMatchObject({ name: 'Arc Wallet', tooltip: undefined })
  const long = 'A wallet with a very long name'
  expect(read({ name: long })).toMatchObject({ name: long, tooltip: long })
})

test("prefers the app's image, then the wallet's, then the directory's", () => {
  expect(read({ imageUrl: 'data:a' }, { image: 'data:b' }).picture).toEqual({ kind: 'image', src: 'data:b' })
  expect(read({ imageUrl: 'data:a', wallet }).picture).toEqual({ kind: 'image', src: 'data:a' })
  expect(read({ wallet }).picture).toEqual({ kind: 'listed', wallet })
  expect(read({}).picture).toEqual({ kind: 'image', src: undefined })
})

test.each([
  [false, 'qrCode'],
  [true, undefined],
] as const)('WalletConnect has its own picture and, unless on a phone (%s), the tag for a QR code', (isMobile, tag) => {
  const row = { connectors: [connectorOf('eip155', 'WALLET_CONNECT')], tag: 'recent' } as const
  expect(read(row, { isMobile })).toMatchObject({ picture: { kind: 'walletConnect' }, tag })
})

test.each(['recent', 'installed', undefined] as const)('shows the tag %s of another wallet', (tag) => {
  expect(read(tag ? { tag } : {}).tag).toBe(tag)
})

test('a warning replaces the namespaces', () => {
  const row = { connectors: [connectorOf('eip155')], warning: 'look-alike-name', rdns: 'io.fake' } as const
  expect(read(row, { showsNamespaces: true }).detail).toEqual({
    kind: 'warning',
    warning: 'look-alike-name',
    rdns: 'io.fake',
  })
})

test('names up to three namespaces, and counts more than that', () => {
  const names = (chains: readonly ChainNamespace[]) =>
    read({ connectors: chains.map((chain) => connectorOf(chain)) }, { showsNamespaces: true }).detail
  expect(names([])).toEqual({ kind: 'none' })
  expect(names(['eip155', 'solana', 'bip122'])).toEqual({ kind: 'namespaces', names: 'Ethereum, Solana, Bitcoin' })
  expect(names(['eip155', 'solana', 'bip122', 'polkadot'])).toEqual({
    kind: 'namespaces',
    names: 'Ethereum, Solana, +2',
  })
  expect(read({ connectors: [connectorOf('eip155')] }).detail).toEqual({ kind: 'none' })
})
