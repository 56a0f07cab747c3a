import { type BitcoinRecipient, createError, errors, type Network, type Result } from '@latchkey/common'
import { Psbt, payments, Transaction } from 'bitcoinjs-lib'
import { type ParsedAddress, parseAddress } from '../address/address.js'
import type { Clients } from '../network/clients.js'
import { equalBytes, fromHex } from '../parse/bytes.js'
import { safeParsePsbt } from '../psbt/psbt.js'
import type { Actor, WalletAccess } from '../requests/walletAccess.js'
import { askForPsbt } from './askForPsbt.js'
import { broadcastSigned } from './broadcastSigned.js'
import { selectUtxos } from './selectUtxos.js'
import { readSpendableUtxos, type Utxo } from './utxos.js'

type Transfer = {
  readonly actor: Actor
  readonly recipients: readonly BitcoinRecipient[]
  readonly signal?: AbortSignal | undefined
}

/**
 * Pays with a wallet that only signs: selects UTXOs of the acting address, requests a signature, verifies that the
 * result contains the requested transaction, and broadcasts it. Returns the transaction id.
 */
export async function composeTransfer(wallet: WalletAccess, { actor, recipients, signal }: Transfer): Promise<string> {
  const { context } = wallet
  const network = wallet.network()
  const { chain } = actor
  const clients = await context.clients()
  const outputs = recipients.map(({ address, amount }) => ({
    script: parseAddress(address, chain, 'address').script,
    value: amount,
  }))
  const { source, utxos, rate } = await readSpendableUtxos(wallet, network, actor, { signal })
  const amount = outputs.reduce((sum, { value }) => sum + value, 0n)
  const scripts = outputs.map(({ script }) => script.length)
  const choice = selectUtxos({ utxos, amount, rate, form: source.form, script: source.script, scripts })

  const psbt = new Psbt()
  for (const utxo of choice.utxos) {
    const proof = proveUtxo(source, actor, utxo)
    // Taproot signatures commit to the amounts of all inputs.
    const nonWitnessUtxo =
      source.form === 'p2tr'
        ? undefined
        : await readPreviousTransaction(clients, network, { ...utxo, script: source.script }, { signal })
    psbt.addInput({ hash: utxo.txid, index: utxo.vout, ...proof, ...(nonWitnessUtxo ? { nonWitnessUtxo } : {}) })
  }
  for (const output of outputs) psbt.addOutput(output)
  if (choice.change > 0n) psbt.addOutput({ script: source.script, value: choice.change })
  const bytes = psbt.toBuffer()
  const parsed = safeParsePsbt(bytes)
  if (!parsed.ok)
    throw createError(errors.INVALID_PARAMS, { details: `The transfer cannot be written: ${parsed.reason}.` })
  const inputs = choice.utxos.map((_, index) => ({ address: source.address, index }))
  await wallet.assertUnchanged(actor, { signal })
  const signed = await askForPsbt(wallet, { chain, psbt: bytes, inputs, broadcast: false }, parsed.value, signal)
  return broadcastSigned(wallet, network, signed.psbt, signal)
}

/**
 * Returns the PSBT fields with which a wallet recognizes its own output. Legacy outputs need only their previous
 * transaction.
 */
function proveUtxo(source: ParsedAddress, actor: Actor, utxo: Utxo) {
  if (source.form === 'p2pkh') return {}
  const witnessUtxo = { script: source.script, value: utxo.value }
  if (source.form === 'p2wpkh') return { witnessUtxo }
  const publicKey = fromHex(actor.publicKey)
  if (source.form === 'p2tr' && publicKey)
    return { witnessUtxo, tapInternalKey: publicKey.length === 33 ? publicKey.subarray(1) : publicKey }
  if (source.form === 'p2sh' && publicKey) {
    const redeemScript = payments.p2wpkh({ pubkey: publicKey }).output
    const wrapped = redeemScript && payments.p2sh({ redeem: { output: redeemScript } }).output
    if (wrapped && equalBytes(wrapped, source.script)) return { witnessUtxo, redeemScript }
  }
  throw createError(errors.METHOD_NOT_SUPPORTED, {
    details: `The wallet does not tell what it takes to spend from its ${source.form} address.`,
  })
}

type Options = { readonly signal?: AbortSignal | undefined }

/**
 * Reads the transaction that created a UTXO, and compares its id, and the script and amount of the output, with the
 * UTXO. Signatures of witness version 0 and older don't commit to the amounts of all inputs, so the difference to a
 * wrong amount would be lost as a fee. Throws `RPC_BAD_RESPONSE` if they differ.
 */
async function readPreviousTransaction(
  clients: Clients,
  network: Network,
  utxo: Utxo & { readonly script: Uint8Array },
  options: Options,
): Promise<Uint8Array> {
  const { bytes, transaction } = await clients.readText(
    network,
    `/tx/${utxo.txid}/hex`,
    (text) => safeParseTransaction(text, utxo.txid),
    options,
  )
  const output = transaction.outs[utxo.vout]
  if (output && equalBytes(output.script, utxo.script) && output.value === utxo.value) return bytes
  throw createError(errors.RPC_BAD_RESPONSE, {
    details: `The server reported a wrong amount or address of the UTXO ${utxo.txid}:${utxo.vout}.`,
  })
}

/** Parses the hexadecimal text of the transaction with this id. */
function safeParseTransaction(
  text: unknown,
  id: string,
): Result<{ readonly bytes: Uint8Array; readonly transaction: Transaction }> {
  const bytes = fromHex(String(text).trim())
  const transaction = bytes && decode(bytes)
  if (!bytes || !transaction) return { ok: false, reason: 'no transaction' }
  if (transaction.getId() !== id) return { ok: false, reason: `another transaction than ${id}` }
  return { ok: true, value: { bytes, transaction } }
}

function decode(bytes: Uint8Array): Transaction | undefined {
  try {
    return Transaction.fromBuffer(bytes)
  } catch {
    return undefined
  }
}
