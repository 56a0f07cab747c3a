import { HDKey } from '@scure/bip32'
import { p2tr, p2wpkh } from '@scure/btc-signer'
import { seedOf } from '../../chains/testAccounts.js'
import { type BitcoinNetworkName, bitcoinFormats } from './bitcoinChain.js'

/** A key of a test wallet and the address it owns on one network. */
export type BitcoinKey = {
  readonly purpose: 'payment' | 'ordinal'
  readonly address: string
  /** 33 bytes, or the 32-byte internal key of a taproot address. */
  readonly publicKey: Uint8Array
  readonly privateKey: Uint8Array
  readonly script: Uint8Array
  readonly path: string
}

/** The two addresses of an account: for payments (BIP-84) and for ordinals (BIP-86). */
export type BitcoinAccount = { readonly payment: BitcoinKey; readonly ordinal: BitcoinKey }

/** Whether two addresses are equal. Those of test wallets are bech32, which has two cases (BIP-173). */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Derives accounts from a mnemonic, one BIP-44 account each. Keys are derived on first use, because that is slow. */
export function createAccountSource(mnemonic: string): (network: BitcoinNetworkName, index: number) => BitcoinAccount {
  const root = HDKey.fromMasterSeed(seedOf(mnemonic))
  const known = new Map<string, BitcoinAccount>()

  const derive = (path: string) => {
    const { privateKey, publicKey } = root.derive(path)
    if (!privateKey || !publicKey) throw new Error(`The words give no key at ${path}`)
    return { privateKey, publicKey, path }
  }

  return (network, index) => {
    const format = bitcoinFormats[network]
    const id = `${network} ${index}`
    const found = known.get(id)
    if (found) return found
    let payment: BitcoinKey | undefined
    let ordinal: BitcoinKey | undefined
    const account: BitcoinAccount = {
      get payment() {
        payment ??= paymentOf(derive(`m/84'/${format.coinType}'/${index}'/0/0`), format)
        return payment
      },
      get ordinal() {
        ordinal ??= ordinalOf(derive(`m/86'/${format.coinType}'/${index}'/0/0`), format)
        return ordinal
      },
    }
    known.set(id, account)
    return account
  }
}

type Derived = Pick<BitcoinKey, 'publicKey' | 'privateKey' | 'path'>
type Format = (typeof bitcoinFormats)[BitcoinNetworkName]

function paymentOf(key: Derived, format: Format): BitcoinKey {
  const { address, script } = p2wpkh(key.publicKey, format)
  return { ...key, purpose: 'payment', address: given(address), script }
}

function ordinalOf(key: Derived, format: Format): BitcoinKey {
  const publicKey = key.publicKey.slice(1)
  const { address, script } = p2tr(publicKey, undefined, format)
  return { ...key, publicKey, purpose: 'ordinal', address: given(address), script }
}

function given(address: string | undefined): string {
  if (!address) throw new Error('unreachable: both kinds have an address')
  return address
}
