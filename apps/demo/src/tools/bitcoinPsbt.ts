import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { outputScript } from '../verify/outputScript.js'

/** An unspent output in the format of an Esplora API. */
export type Coin = { readonly txid: string; readonly vout: number; readonly value: bigint }

/** Fee in satoshi: enough for a few inputs and two outputs at two satoshi per byte. */
const fee = 1_000n

/** Creates an unsigned PSBT in base64 that pays from coins of an address and returns the change. */
export function writePsbt(coins: readonly Coin[], from: string, to: string, amount: bigint): string {
  const transaction = new Transaction()
  const script = outputScript(from)
  let rest = -amount - fee
  for (const { txid, vout, value } of coins) {
    if (rest >= 0n) break
    transaction.addInput({ txid: hex.decode(txid), index: vout, witnessUtxo: { script, amount: value } })
    rest += value
  }
  if (rest < 0n) throw new Error('The account has not enough coins. The faucet of its card gives some.')
  transaction.addOutput({ script: outputScript(to), amount })
  if (rest > fee) transaction.addOutput({ script, amount: rest })
  return base64.encode(transaction.toPSBT())
}
