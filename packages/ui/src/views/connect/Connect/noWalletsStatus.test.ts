import { expect, test } from 'vitest'
import { type NoWalletsSource, readNoWalletsStatus } from './noWalletsStatus.js'

const read = (changes: Partial<NoWalletsSource> = {}) =>
  readNoWalletsStatus({
    enableWallets: true,
    enableWalletGuide: true,
    namespaces: ['eip155', 'solana'],
    adapters: undefined,
    hasWalletConnect: true,
    namespace: undefined,
    ...changes,
  })

test('has a guide to wallets, unless the app turns it off', () => {
  expect(read()).toEqual({ status: 'none', namespace: undefined, hasGuide: true })
  expect(read({ enableWalletGuide: false })).toEqual({ status: 'none', namespace: undefined, hasGuide: false })
})

test('names the namespace of the list only if the app has others', () => {
  expect(read({ namespace: 'solana' })).toMatchObject({ namespace: 'solana' })
  expect(read({ namespace: 'solana', namespaces: ['solana'] })).toMatchObject({ namespace: undefined })
})

test.each<[string, Partial<NoWalletsSource>]>([
  ['the option `enableWallets` off', { enableWallets: false }],
  ['no adapter and no relay', { hasWalletConnect: false }],
  ['an empty list of adapters and no relay', { hasWalletConnect: false, adapters: [] }],
])('has the status off with %s', (_what, changes) => {
  expect(read({ namespace: 'solana', ...changes })).toEqual({ status: 'off' })
})
