import { hex } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync } from '@scure/bip39'
import { bytesToHex, type Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'

/** The words every local chain funds its accounts from. Known to everyone: never send anything of value there. */
export const testMnemonic = 'test test test test test test test test test test test junk'

/** An account whose key is known. */
export type TestAccount = { readonly address: `0x${string}`; readonly privateKey: Hex }

/** What BIP-39 makes of `testMnemonic`; working it out takes a page a tenth of a second. */
const testSeed =
  '9dfc3c64c2f8bede1533b6a79f8570e5943e0b8fd1cf77107adf7b72cef42185d564a3aee24cab43f80e3c4538087d70fc824eabbad596a23c97b6ee8322ccc0'

/** The key that all accounts of a mnemonic are derived from (BIP-39), at once where it is {@link testMnemonic}. */
export function seedOf(mnemonic: string): Uint8Array {
  return mnemonic === testMnemonic ? hex.decode(testSeed) : mnemonicToSeedSync(mnemonic)
}

/** The accounts of a mnemonic (BIP-44, `m/44'/60'/0'/0/i`); by default the ten that hold 10 000 ether on local chains. */
export function testAccounts(count = 10, mnemonic: string = testMnemonic, first = 0): readonly TestAccount[] {
  const branch = HDKey.fromMasterSeed(seedOf(mnemonic)).derive("m/44'/60'/0'/0")
  return Array.from({ length: count }, (_, index) => {
    const key = branch.deriveChild(first + index).privateKey
    if (!key) throw new Error(`The mnemonic gives no key at index ${first + index}`)
    const privateKey = bytesToHex(key)
    return { address: privateKeyToAddress(privateKey), privateKey }
  })
}
