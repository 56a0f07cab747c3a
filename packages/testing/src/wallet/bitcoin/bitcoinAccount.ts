import { HDKey } from '@scure/bip32'
import { p2tr, p2wpkh } from '@scure/btc-signer'
import { seedOf } from '../../chains/testAccounts.js'
import { type BitcoinNetworkName, bitcoinFormats } from './bitcoinChain.js'

/** A key of a test wallet and the address it owns on one network. */
export type BitcoinKey = {
  readonly purpose: 'payment' | 'ordinal'
  readonly address: string
  /** 33 bytes, or the 32 of the internal key of a taproot address. */
  readonly publicKey: Uint8Array
  readonly privateKey: Uint8Array
  readonly script: Uint8Array
  readonly path: string
}

/** The two addresses a Bitcoin wallet shows for one account: for payments (BIP-84) and for ordinals (BIP-86). */
export type BitcoinAccount = { readonly payment: BitcoinKey; readonly ordinal: BitcoinKey }

type AccountSource = (network: BitcoinNetworkName, index: number) => BitcoinAccount

/** Wallets of the same words have the same keys, and keys take long to derive. */
const sources = new Map<string, AccountSource>()

/** Derives accounts from words, each once; each account of the wallet is one of BIP-44. */
export function createAccountSource(mnemonic: string): AccountSource {
  const source = sources.get(mnemonic) ?? openAccountSource(mnemonic)
  sources.set(mnemonic, source)
  return source
}

function openAccountSource(mnemonic: string): AccountSource {
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
    const payment = derive(`m/84'/${format.coinType}'/${index}'/0/0`)
    const ordinal = derive(`m/86'/${format.coinType}'/${index}'/0/0`)
    const internalKey = ordinal.publicKey.slice(1)
    const segwit = p2wpkh(payment.publicKey, format)
    const taproot = p2tr(internalKey, undefined, format)
    if (!segwit.address || !taproot.address) throw new Error('unreachable: both kinds have an address')
    const account: BitcoinAccount = {
      payment: { ...payment, purpose: 'payment', address: segwit.address, script: segwit.script },
      ordinal: {
        ...ordinal,
        publicKey: internalKey,
        purpose: 'ordinal',
        address: taproot.address,
        script: taproot.script,
      },
    }
    known.set(id, account)
    return account
  }
}
