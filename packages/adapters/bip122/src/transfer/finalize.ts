import { AppKitError } from '@latchkey/common'
import { Psbt } from 'bitcoinjs-lib'

/** The transaction of a PSBT that is signed throughout, in hexadecimal. Throws `WALLET_BAD_RESULT` when a signature is missing. */
export function finalize(bytes: Uint8Array): string {
  try {
    const psbt = Psbt.fromBuffer(bytes)
    psbt.data.inputs.forEach(({ finalScriptWitness, finalScriptSig, tapKeySig }, index) => {
      if (finalScriptWitness || finalScriptSig) return
      // The library wants elliptic curves for this, only to look again at what the network looks at anyway.
      if (tapKeySig) psbt.data.updateInput(index, { finalScriptWitness: witnessOf(tapKeySig) })
      else psbt.finalizeInput(index)
    })
    return psbt.extractTransaction().toHex()
  } catch (cause) {
    throw new AppKitError('WALLET_BAD_RESULT', { cause, details: 'The wallet did not sign every input.' })
  }
}

/** A witness of one part, as BIP-341 has it for a key. */
function witnessOf(signature: Uint8Array): Uint8Array {
  return new Uint8Array([1, signature.length, ...signature])
}
