import { AppKitError } from '@latchkey/common'
import { Psbt } from 'bitcoinjs-lib'

/** The transaction of a PSBT that is signed throughout, in hexadecimal. Throws `WALLET_BAD_RESULT` when a signature is missing. */
export function finalize(bytes: Uint8Array): string {
  try {
    const psbt = Psbt.fromBuffer(bytes)
    psbt.data.inputs.forEach((input, index) => {
      if (!input.finalScriptWitness && !input.finalScriptSig) psbt.finalizeInput(index)
    })
    return psbt.extractTransaction().toHex()
  } catch (cause) {
    throw new AppKitError('WALLET_BAD_RESULT', { cause, details: 'The wallet did not sign every input.' })
  }
}
