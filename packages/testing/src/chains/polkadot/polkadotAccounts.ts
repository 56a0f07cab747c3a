import type { PolkadotKeyType } from '../../wallet/polkadot/polkadotKey.js'

/** A Polkadot account whose secret key is public. */
export type PolkadotTestAccount = {
  readonly name: string
  readonly type: PolkadotKeyType
  /** The secret that the key is derived from. */
  readonly seed: `0x${string}`
  /** The address with the generic prefix 42. */
  readonly address: string
}

/** The development accounts of Substrate, by name and key type. Every development chain funds them. */
const accounts: readonly PolkadotTestAccount[] = [
  {
    name: 'Alice',
    type: 'sr25519',
    address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    seed: '0xe5be9a5092b81bca64be81d212e7f2f9eba183bb7a90954f7b76361f6edb5c0a',
  },
  {
    name: 'Bob',
    type: 'sr25519',
    address: '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
    seed: '0x398f0c28f98885e046333d4a41c19cee4c37368a9832c6502f6cfd182e2aef89',
  },
  {
    name: 'Charlie',
    type: 'sr25519',
    address: '5FLSigC9HGRKVhB9FiEo4Y3koPsNmBmLJbpXg2mp1hXcS59Y',
    seed: '0xbc1ede780f784bb6991a585e4f6e61522c14e1cae6ad0895fb57b9a205a8f938',
  },
  {
    name: 'Dave',
    type: 'sr25519',
    address: '5DAAnrj7VHTznn2AWBemMuyBwZWs6FNFjdyVXUeYum3PTXFy',
    seed: '0x868020ae0687dda7d57565093a69090211449845a7e11453612800b663307246',
  },
  {
    name: 'Eve',
    type: 'sr25519',
    address: '5HGjWAeFDfFCWPsjFQdVV2Msvz2XtMktvgocEZcCj68kUMaw',
    seed: '0x786ad0e2df456fe43dd1f91ebca22e235bc162e0bb8d53c633e8c85b2af68b7a',
  },
  {
    name: 'Ferdie',
    type: 'sr25519',
    address: '5CiPPseXPECbkjWCa6MnjNokrgYjMqmKndv2rSnekmSK2DjL',
    seed: '0x42438b7883391c05512a938e36c2df0131e088b3756d6aa7a755fbff19d2f842',
  },
  {
    name: 'Alice Ed',
    type: 'ed25519',
    address: '5FA9nQDVg267DEd8m1ZypXLBnvN7SFxYwV7ndqSYGiN9TTpu',
    seed: '0xabf8e5bdbe30c65656c0a3cbd181ff8a56294a69dfedd27982aace4a76909115',
  },
  {
    name: 'Bob Ed',
    type: 'ed25519',
    address: '5GoNkf6WdbxCFnPdAnYYQyCjAKPJgLNxXwPjwTh6DGg6gN3E',
    seed: '0x3b7b60af2abcd57ba401ab398f84f4ca54bd6b2140d2503fbcf3286535fe3ff1',
  },
  {
    name: 'Alice Ecdsa',
    type: 'ecdsa',
    address: '5C7C2Z5sWbytvHpuLTvzKunnnRwQxft1jiqrLD5rhucQ5S9X',
    seed: '0xcb6df9de1efca7a3998a8ead4e02159d5fa99c3e0d4fd6432667390bb4726854',
  },
  {
    name: 'Bob Ecdsa',
    type: 'ecdsa',
    address: '5DVskgSC9ncWQpxFMeUn45NU43RUq93ByEge6ApbnLk6BR9N',
    seed: '0x79c3b7fc0b7697b9414cb87adcb37317d1cab32818ae18c0e97ad76395d1fdcf',
  },
]

/**
 * Returns the funded accounts of local Polkadot chains. Their keys are public: never send anything of value to them.
 */
export function polkadotTestAccounts(): readonly PolkadotTestAccount[] {
  return accounts
}
