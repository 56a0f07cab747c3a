import type { Network, PolkadotActions } from '@latchkey/common'
import { encodeAddress as encode, isAddress } from '@polkadot/util-crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNetwork } from '../../test/setUp.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import type { WalletAccount } from '../wallet/accounts.js'
import { createWalletTransfers } from './createWalletTransfers.js'

/** Returns the problem with a recipient on a network. `amount` is invalid, so that no network is read. */
async function problemOf(to: unknown, network: Network): Promise<string | undefined> {
  const account: Partial<WalletAccount> = { id: '0x' }
  const access = { network: () => network, account: () => account } as Partial<WalletAccess> as WalletAccess
  const actions: PolkadotActions = {}
  const problems = await createWalletTransfers(access, () => actions).check({ to: to as string, amount: 0n })
  return problems.find(({ field }) => field === 'to')?.type
}

const accountId = fc.uint8Array({ minLength: 32, maxLength: 32 })
const polkadot = createNetwork('a1', { ss58Format: 0 })

test('accepts addresses with the prefix of the network or the generic one, and no others', async () => {
  await fc.assert(
    fc.asyncProperty(accountId, fc.constantFrom(0, 2, 10, 42, 255, 1_284), async (id, prefix) => {
      const address = encode(id, prefix)
      const isOfNetwork = prefix === 0 || prefix === 42
      expect(await problemOf(address, polkadot)).toBe(isOfNetwork ? undefined : 'recipient-of-other-network')
    }),
  )
})

test('reports any value that is not an address as an invalid recipient', async () => {
  const mistyped = fc
    .tuple(accountId, fc.nat(46), fc.constantFrom('1', 'x', '0'))
    .map(([id, at, letter]) => `${encode(id, 0).slice(0, at)}${letter}${encode(id, 0).slice(at + 1)}`)
  const value = fc.oneof(fc.anything(), fc.string(), mistyped)
  await fc.assert(
    fc.asyncProperty(value, async (to) => {
      fc.pre(!(typeof to === 'string' && isAddress(to)))
      expect(await problemOf(to, polkadot)).toBe('invalid-recipient')
    }),
  )
})
