import { AppKitError, invalidParams, type PolkadotActions, type PolkadotPayload } from '@latchkey/common'
import { askForSignature } from '../askForSignature.js'
import { isGenesisOf } from '../genesis.js'
import { parsePayload } from '../payload.js'
import type { WalletAccess } from '../walletAccess.js'
import { readSigned, type Signed } from '../walletResult.js'

/**
 * Has an extrinsic signed that the app has put together. It must be for the session's network and of an account the wallet
 * shares, now and just before the wallet is asked (FI22).
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
      if (!access.wallet.signPayload) throw new AppKitError('METHOD_NOT_SUPPORTED')
      return access.wallet.signPayload(request, signal)
    }),
  )
}

function assertNetwork(access: WalletAccess, { genesisHash }: PolkadotPayload): void {
  const network = access.network()
  if (isGenesisOf(genesisHash, network)) return
  throw new AppKitError('WRONG_NETWORK', {
    details: `The payload is for the network with the genesis ${genesisHash}, the session is on ${network.name}. Nothing was signed.`,
  })
}
