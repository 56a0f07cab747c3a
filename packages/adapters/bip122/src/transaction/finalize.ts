import { createError, errors } from '@latchkey/common'
import { Psbt } from 'bitcoinjs-lib'
import type { SignedTransaction } from '../network/clients.js'

/** Returns the transaction of a fully signed PSBT. Throws `WALLET_BAD_RESULT` when a signature is missing. */
export function finalize(bytes: Uint8Array): SignedTransaction {
  try {
    const psbt = Psbt.fromBuffer(bytes)
    psbt.data.inputs.forEach(({ finalScriptWitness, finalScriptSig, tapKeySig }, index) => {
      if (finalScriptWitness || finalScriptSig) return
      // Don't finalize this with the library: it would verify the signature, which needs an elliptic-curve implementation.
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
