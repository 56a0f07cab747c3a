import { createAdapterContext } from '@latchkey/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter.js'
import { alice } from '../../test/scriptedWallet.js'

test('the adapter provides methods, events and an account parser for WalletConnect as data', async () => {
  const descriptor = await createAdapter(createAdapterContext(), {}).walletConnect?.()
  expect(new Set(descriptor?.methods).size).toBe(23)
  expect(descriptor?.methods).not.toContain('eth_sign')
  expect(descriptor?.events).toEqual(['accountsChanged', 'chainChanged'])
  expect(descriptor?.account(`eip155:1:${alice.toLowerCase()}`)).toEqual({
    ok: true,
    value: { namespace: 'eip155', address: alice, type: 'eoa' },
  })
})

test.each([alice, `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${alice}`, `eip155:1:${alice.slice(0, -1)}`, '', null, 5])(
  'R34: rejects %j as a session account',
  async (value) => {
    expect((await createAdapter(createAdapterContext(), {}).walletConnect?.())?.account(value).ok).toBe(false)
  },
)

test('R34: handles any value without throwing', async () => {
  const descriptor = await createAdapter(createAdapterContext(), {}).walletConnect?.()
  fc.assert(fc.property(fc.anything(), (value) => descriptor?.account(value).ok === false))
})
