import { hex } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync } from '@scure/bip39'
import { bytesToHex, type Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'

/** The mnemonic of the funded accounts on every local chain. It is public: never send anything of value to them. */
export const testMnemonic = 'test test test test test test test test test test test junk'

/** An account with its private key. */
export type TestAccount = { readonly address: `0x${string}`; readonly privateKey: Hex }

/** The precomputed BIP-39 seed of `testMnemonic`. Computing it takes 0.1 s in a page. */
const testSeed =
  '9dfc3c64c2f8bede1533b6a79f8570e5943e0b8fd1cf77107adf7b72cef42185d564a3aee24cab43f80e3c4538087d70fc824eabbad596a23c97b6ee8322ccc0'

/** Returns the BIP-39 seed of a mnemonic. The seed of {@link testMnemonic} is precomputed. */
export function seedOf(mnemonic: string): Uint8Array {
  return mnemonic === testMnemonic ? hex.decode(testSeed) : mnemonicToSeedSync(mnemonic)
}

/**
 * Returns the accounts of a mnemonic (BIP-44, `m/44'/60'/0'/0/i`). Default: the ten with 10 000 ether on local chains.
 */
export function testAccounts(count = 10, mnemonic: string = testMnemonic, first = 0): readonly TestAccount[] {
  const branch = HDKey.fromMasterSeed(seedOf(mnemonic)).derive("m/44'/60'/0'/0")
  return Array.from({ length: count }, (_, index) => {
    const key = branch.deriveChild(first + index).privateKey
    if (!key) throw new Error(`The mnemonic gives no key at index ${first + index}`)
    const privateKey = bytesToHex(key)
    return { address: privateKeyToAddress(privateKey), privateKey }
  })
}
