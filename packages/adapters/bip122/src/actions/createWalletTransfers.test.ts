import type { Bip122Actions } from '@latchkey/common'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base58check, bech32, bech32m } from '../../test/addressCodecs.js'
import { safeParseAddress } from '../address/address.js'
import type { BitcoinChain } from '../network/bitcoinChain.js'
import type { Actor, WalletAccess } from '../requests/walletAccess.js'
import { createWalletTransfers } from './createWalletTransfers.js'

/** Returns the problem with a recipient on a network. `amount` is invalid, so that no network is read. */
async function problemOf(to: unknown, chain: BitcoinChain): Promise<string | undefined> {
  const actor: Partial<Actor> = { address: '' }
  const access = { chain: () => chain, actor: () => actor } as Partial<WalletAccess> as WalletAccess
  const actions: Bip122Actions = {}
  const problems = await createWalletTransfers(access, () => actions).check({ to: to as string, amount: 0n })
  return problems.find(({ field }) => field === 'to')?.type
}

const networks: Readonly<Record<string, readonly BitcoinChain[]>> = {
  bc: ['mainnet'],
  tb: ['testnet', 'testnet4', 'signet'],
  bcrt: ['regtest'],
}
const segwit = fc
  .tuple(fc.constantFrom('bc', 'tb', 'bcrt'), fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.boolean())
  .map(([prefix, bytes, isTaproot]) => {
    const [codec, version, program] = isTaproot ? [bech32m, 1, bytes] : [bech32, 0, bytes.subarray(12)]
    return { address: codec.encode(prefix, [version, ...codec.toWords(program)]), chains: networks[prefix] ?? [] }
  })
const legacy = fc
  .tuple(fc.constantFrom(0, 5, 111, 196), fc.uint8Array({ minLength: 20, maxLength: 20 }))
  .map(([version, hash]) => {
    const chains = version < 111 ? (networks.bc ?? []) : [...(networks.tb ?? []), 'regtest']
    return { address: base58check.encode(Uint8Array.of(version, ...hash)), chains }
  })
const chain = fc.constantFrom<BitcoinChain>('mainnet', 'testnet', 'testnet4', 'signet', 'regtest')

test('accepts addresses of the network, and no others', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(segwit, legacy), chain, async ({ address, chains }, active) => {
      const expected = chains.includes(active) ? undefined : 'recipient-of-other-network'
      expect(await problemOf(address, active)).toBe(expected)
    }),
  )
})

test('reports any value that is not an address as an invalid recipient', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.anything(), fc.string()), chain, async (to, active) => {
      fc.pre(!safeParseAddress(to).ok)
      expect(await problemOf(to, active)).toBe('invalid-recipient')
    }),
  )
})
