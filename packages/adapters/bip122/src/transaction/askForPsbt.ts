import { badResult, createError, errors } from '@latchkey/common'
import { equalBytes } from '../parse/bytes.js'
import { type Psbt, safeParsePsbt } from '../psbt/psbt.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import type { PsbtRequest, SignedPsbt, WalletDriver } from '../wallet/walletDriver.js'

/** Asks the wallet to sign a PSBT. Throws `WALLET_BAD_RESULT` if the result contains another transaction. */
export async function askForPsbt(
  wallet: WalletAccess,
  request: PsbtRequest,
  { unsigned }: Psbt,
  signal: AbortSignal | undefined,
): Promise<SignedPsbt> {
  const sign = (driver: WalletDriver) => driver.signPsbt?.(request) ?? notSupported()
  const signed = await wallet.ask(sign, { signal, isSending: request.broadcast })
  const parsed = safeParsePsbt(signed.psbt)
  if (!parsed.ok) throw badResult('a signed PSBT', signed)
  if (equalBytes(parsed.value.unsigned, unsigned)) return signed
  throw badResult('signatures for the given transaction', signed)
}

async function notSupported(): Promise<never> {
  throw createError(errors.METHOD_NOT_SUPPORTED)
}
