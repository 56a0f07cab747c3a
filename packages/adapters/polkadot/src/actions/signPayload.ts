import { createError, errors, invalidParams, type PolkadotActions, type PolkadotPayload } from '@latchkey/common'
import { isGenesisOf } from '../network/genesis.js'
import { askForSignature } from '../requests/askForSignature.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { parsePayload } from '../transaction/payload.js'
import { readSigned, type Signed } from '../wallet/walletResult.js'

/**
 * Signs an extrinsic that the app composed, for the session's network and an account that the wallet shares. Checks
 * both at the call and before the request to the wallet.
 */
export async function signPayload(
  access: WalletAccess,
  { payload, signal }: Parameters<NonNullable<PolkadotActions['signPayload']>>[0],
): Promise<Signed> {
  const parsed = parsePayload(payload)
  if (!parsed.ok) throw invalidParams('payload', `cannot be used: ${parsed.reason}`)
  assertNetwork(access, parsed.value)
  const account = access.account(parsed.value.address)
  const request = { ...parsed.value, address: account.walletAddress }
  return readSigned(
    await askForSignature(access, { account, isNamed: true, signal }, async () => {
      assertNetwork(access, parsed.value)
      if (!access.wallet.signPayload) throw createError(errors.METHOD_NOT_SUPPORTED)
      return access.wallet.signPayload(request, signal)
    }),
  )
}

function assertNetwork(access: WalletAccess, { genesisHash }: PolkadotPayload): void {
  const network = access.network()
  if (isGenesisOf(genesisHash, network)) return
  throw createError(errors.WRONG_NETWORK, {
    details: `The payload is for the network with the genesis ${genesisHash}, the session is on ${network.name}. Nothing was signed.`,
  })
}
