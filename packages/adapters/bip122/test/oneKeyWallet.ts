import { OutScript, p2pkh, p2sh, p2tr, p2wpkh, Transaction } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'

const regtest = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }

/** Address types that one key can have. */
export type KeyForm = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr'

/** Creates a Wallet Standard wallet with one key, whose address has the given type. It signs every request. */
export function createOneKeyWallet(
  form: KeyForm,
  privateKey: Uint8Array,
  change: { readonly publicKey?: Uint8Array; readonly purpose?: string; readonly chains?: readonly string[] } = {},
) {
  const publicKey = form === 'p2tr' ? pubSchnorr(privateKey) : pubECDSA(privateKey)
  const payment = {
    p2pkh: () => p2pkh(publicKey, regtest),
    p2sh: () => p2sh(p2wpkh(publicKey, regtest), regtest),
    p2wpkh: () => p2wpkh(publicKey, regtest),
    p2tr: () => p2tr(publicKey, undefined, regtest),
  }[form]()
  const address = payment.address ?? ''
  const account = { address, publicKey, chains: ['bitcoin:regtest'], features: [], ...change }
  const signTransaction = async ({ psbt }: { readonly psbt: Uint8Array }) => {
    const transaction = Transaction.fromPSBT(psbt, { allowLegacyWitnessUtxo: true })
    transaction.sign(privateKey)
    return [{ signedPsbt: transaction.toPSBT() }]
  }
  const wallet = {
    version: '1.0.0',
    name: `One ${form} key`,
    icon: 'data:image/png;base64,',
    chains: ['bitcoin:regtest'],
    accounts: [account],
    features: {
      'bitcoin:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
      'bitcoin:signTransaction': { version: '1.0.0', signTransaction },
    },
  }
  return { wallet, address, script: OutScript.encode(OutScript.decode(payment.script)) }
}
