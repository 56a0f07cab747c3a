import { AppKitError, type Hex, type Network, type PolkadotActions } from '@latchkey/common'
import { parseAddress } from '../address.js'
import { askForSignature } from '../askForSignature.js'
import { assertAffordable } from '../chain/assertAffordable.js'
import { readRuntime } from '../chain/runtime.js'
import { completeTransaction, draftTransaction } from '../chain/transaction.js'
import { encodeTransfer } from '../chain/transferCall.js'
import { invalid } from '../invalid.js'
import { submit } from '../submit.js'
import { assertPlanck } from '../units.js'
import type { ActionAccess } from '../walletAccess.js'
import { readSigned } from '../walletResult.js'

/** The prefix that stands for any network. */
const anyNetwork = 42

/**
 * Transfers the network's coin. What it costs, what must stay and whether it can arrive is looked up before the wallet is
 * asked; the account is read from the wallet just before (FI22). Answers the hash once the network has taken it.
 */
export async function sendTransaction(
  access: ActionAccess,
  parameters: Parameters<NonNullable<PolkadotActions['sendTransaction']>>[0],
): Promise<Hex> {
  const { to, value, keepAlive = true, address, signal } = parameters
  const { context, calledOn: network } = access
  const account = access.account(address)
  const receiver = parseReceiver(to, network)
  assertPlanck(value, 'value')
  const runtime = await readRuntime(context, network, { signal })
  const transfer = { accountId: receiver, value, keepAlive }
  const call = encodeTransfer(runtime.metadata, transfer)
  const draft = await draftTransaction(context, network, { runtime, account, call }, { signal })
  await assertAffordable(context, network, { runtime, account, transfer, draft }, { signal })
  const signed = readSigned(
    await askForSignature(access, { account, isNamed: address !== undefined, signal }, async () => {
      if (access.network().caipNetworkId !== network.caipNetworkId)
        throw new AppKitError('WRONG_NETWORK', { details: `The transfer is for ${network.name}. Nothing was sent.` })
      if (!access.wallet.signPayload) throw new AppKitError('METHOD_NOT_SUPPORTED')
      return access.wallet.signPayload(draft.payload)
    }),
  )
  return submit(access, network, completeTransaction(draft, signed, account), signal)
}

/** An address of another network is most often a mistake: who gave it expects another coin. */
function parseReceiver(to: unknown, network: Network): Uint8Array {
  const { accountId, prefix } = parseAddress(to, 'to')
  const { ss58Format = prefix, name } = network
  if (prefix === ss58Format || prefix === anyNetwork) return accountId
  throw invalid('to', `is an address of another network: it has the prefix ${prefix}, but ${name} has ${ss58Format}`)
}
