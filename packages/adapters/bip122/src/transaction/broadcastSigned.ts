import { type AppKitError, createError, errors, isAppKitError, type Network } from '@latchkey/common'
import { Psbt } from 'bitcoinjs-lib'
import type { Bip122Context } from '../context/context.js'
import type { SignedTransaction } from '../network/clients.js'
import { toBase64 } from '../parse/bytes.js'

/**
 * Finalizes a signed PSBT and broadcasts it over the Esplora API of the network that it was signed for, whichever is
 * active now. Returns the transaction id, also if the network already has the transaction. Throws `WALLET_BAD_RESULT`
 * if a signature is missing, and `RPC_FAILED` if no server accepts the transaction. `details` of that error say whether
 * the transaction may have been broadcast, and contain the signed PSBT in base64.
 */
export async function broadcastSigned(
  { context }: { readonly context: Pick<Bip122Context, 'clients'> },
  network: Network,
  psbt: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<string> {
  let lostId: string | undefined
  try {
    const transaction = finalize(psbt)
    const clients = await context.clients()
    const onLost = () => {
      lostId = transaction.id
    }
    return await clients.broadcast(network, transaction, { signal, onLost })
  } catch (error) {
    const isUnsent = lostId === undefined && isAppKitError(error, 'ABORTED', 'DESTROYED')
    throw isUnsent ? error : notConfirmed(error, psbt, lostId)
  }
}

/** `lostId` is the id of a transaction that a server may have broadcast. */
function notConfirmed(error: unknown, psbt: Uint8Array, lostId: string | undefined): AppKitError {
  const { code, shortMessage, details } = isAppKitError(error) ? error : createError(errors.RPC_FAILED)
  const isKept = code === 'WALLET_BAD_RESULT' || code === 'ABORTED' || code === 'DESTROYED'
  const outcome =
    lostId === undefined
      ? 'The signed transaction was not broadcast.'
      : `The transaction ${lostId} may have been broadcast. Check before you send it again.`
  return createError(isKept ? errors[code] : errors.RPC_FAILED, {
    cause: error,
    details: `${outcome} ${details || shortMessage} The signed PSBT: ${toBase64(psbt)}`,
  })
}

/** Returns the transaction of a fully signed PSBT. Throws `WALLET_BAD_RESULT` when a signature is missing. */
export function finalize(bytes: Uint8Array): SignedTransaction {
  try {
    const psbt = Psbt.fromBuffer(bytes)
    psbt.data.inputs.forEach(({ finalScriptWitness, finalScriptSig, tapKeySig }, index) => {
      if (finalScriptWitness || finalScriptSig) return
      // Don't finalize this with the library: it would verify the signature, which needs an elliptic-curve
      // implementation.
      if (tapKeySig) psbt.data.updateInput(index, { finalScriptWitness: witnessOf(tapKeySig) })
      else psbt.finalizeInput(index)
    })
    const transaction = psbt.extractTransaction()
    return { id: transaction.getId(), hex: transaction.toHex() }
  } catch (cause) {
    throw createError(errors.WALLET_BAD_RESULT, { cause, details: 'The wallet did not sign every input.' })
  }
}

/** Encodes a witness with one element, the key-path spend of BIP-341. */
function witnessOf(signature: Uint8Array): Uint8Array {
  return new Uint8Array([1, signature.length, ...signature])
}
