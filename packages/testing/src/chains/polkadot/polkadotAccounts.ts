import { hexToBytes } from 'viem'
import { createPolkadotKey, type PolkadotKeyType } from '../../wallet/polkadot/polkadotKey.js'
import { toSs58 } from '../../wallet/polkadot/ss58.js'

/** A Polkadot account whose key is known to everyone. */
export type PolkadotTestAccount = {
  readonly name: string
  readonly type: PolkadotKeyType
  /** The secret the key is made of. */
  readonly seed: `0x${string}`
  /** With the prefix for any Substrate network, 42. */
  readonly address: string
}

/** The development accounts of Substrate, which every chain for developers funds, by name and kind of key. */
const seeds: readonly (readonly [name: string, type: Exclude<PolkadotKeyType, 'ethereum'>, seed: `0x${string}`])[] = [
  ['Alice', 'sr25519', '0xe5be9a5092b81bca64be81d212e7f2f9eba183bb7a90954f7b76361f6edb5c0a'],
  ['Bob', 'sr25519', '0x398f0c28f98885e046333d4a41c19cee4c37368a9832c6502f6cfd182e2aef89'],
  ['Charlie', 'sr25519', '0xbc1ede780f784bb6991a585e4f6e61522c14e1cae6ad0895fb57b9a205a8f938'],
  ['Dave', 'sr25519', '0x868020ae0687dda7d57565093a69090211449845a7e11453612800b663307246'],
  ['Eve', 'sr25519', '0x786ad0e2df456fe43dd1f91ebca22e235bc162e0bb8d53c633e8c85b2af68b7a'],
  ['Ferdie', 'sr25519', '0x42438b7883391c05512a938e36c2df0131e088b3756d6aa7a755fbff19d2f842'],
  ['Alice Ed', 'ed25519', '0xabf8e5bdbe30c65656c0a3cbd181ff8a56294a69dfedd27982aace4a76909115'],
  ['Bob Ed', 'ed25519', '0x3b7b60af2abcd57ba401ab398f84f4ca54bd6b2140d2503fbcf3286535fe3ff1'],
  ['Alice Ecdsa', 'ecdsa', '0xcb6df9de1efca7a3998a8ead4e02159d5fa99c3e0d4fd6432667390bb4726854'],
  ['Bob Ecdsa', 'ecdsa', '0x79c3b7fc0b7697b9414cb87adcb37317d1cab32818ae18c0e97ad76395d1fdcf'],
]

let known: readonly PolkadotTestAccount[] | undefined

/** The accounts that hold money on local Polkadot chains. Known to everyone: never send anything of value there. */
export function polkadotTestAccounts(): readonly PolkadotTestAccount[] {
  known ??= seeds.map(([name, type, seed]) => {
    const { accountId } = createPolkadotKey(type, hexToBytes(seed))
    return { name, type, seed, address: toSs58(accountId, 42) }
  })
  return known
}
