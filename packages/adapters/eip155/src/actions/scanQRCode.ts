import { badResult, createScanCheck, type Eip155Actions } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'

/** Sends `wallet_scanQRCode` (EIP-945). */
export async function scanQRCode(
  wallet: WalletAccess,
  { pattern, signal }: Parameters<NonNullable<Eip155Actions['scanQRCode']>>[0] = {},
): Promise<string> {
  const isCode = createScanCheck(pattern)
  const response = await wallet.ask('wallet_scanQRCode', pattern === undefined ? [] : [pattern], { signal })
  if (!isCode(response)) throw badResult('the text of a code that matches the pattern', response)
  return response
}
