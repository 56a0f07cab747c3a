import type { Network } from '@latchkey/common'
import { Transaction } from 'bitcoinjs-lib'
import type { Clients } from '../network/clients.js'
import { equalBytes, fromHex } from '../parse/bytes.js'
import { type Coin, unreadable } from './coins.js'

type Options = { readonly signal?: AbortSignal | undefined }

/**
 * Reads the transaction that created a coin, and compares its id, and the script and amount of the output, with the
 * coin. Signatures of witness version 0 and older don't commit to the amounts of all inputs, so the difference to a
 * wrong amount would be lost as a fee. Throws `RPC_BAD_RESPONSE` if they differ.
 */
export async function readPreviousTransaction(
  clients: Clients,
  network: Network,
  coin: Coin & { readonly script: Uint8Array },
  options: Options,
): Promise<Uint8Array> {
  const bytes = fromHex((await clients.readText(network, `/tx/${coin.txid}/hex`, options)).trim())
  const transaction = bytes && parse(bytes)
  if (!bytes || !transaction) throw unreadable('no transaction')
  if (transaction.getId() !== coin.txid) throw unreadable(`another transaction than ${coin.txid}`)
  const output = transaction.outs[coin.vout]
  if (!output || !equalBytes(output.script, coin.script) || output.value !== coin.value)
    throw unreadable(`the amount or the address of the coin ${coin.txid}:${coin.vout} is wrong`)
  return bytes
}

function parse(bytes: Uint8Array): Transaction | undefined {
  try {
    return Transaction.fromBuffer(bytes)
  } catch {
    return undefined
  }
}
