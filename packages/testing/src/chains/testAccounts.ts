import { bytesToHex, type Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

/** The words every local chain funds its accounts from. Known to everyone: never send anything of value there. */
export const testMnemonic = 'test test test test test test test test test test test junk'

/** An account whose key is known. */
export type TestAccount = { readonly address: `0x${string}`; readonly privateKey: Hex }

/** The accounts of a mnemonic (BIP-44, `m/44'/60'/0'/0/i`); by default the ten that hold 10 000 ether on local chains. */
export function testAccounts(count = 10, mnemonic: string = testMnemonic): readonly TestAccount[] {
  return Array.from({ length: count }, (_, addressIndex) => {
    const account = mnemonicToAccount(mnemonic, { addressIndex })
    const key = account.getHdKey().privateKey
    if (!key) throw new Error(`The mnemonic gives no key at index ${addressIndex}`)
    return { address: account.address, privateKey: bytesToHex(key) }
  })
}
