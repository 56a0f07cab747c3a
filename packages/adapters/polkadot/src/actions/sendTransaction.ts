import { AppKitError, type Hex, invalidParams, loadPart, type Network, type PolkadotActions } from '@latchkey/common'
import { parseAddress } from '../address.js'
import { askForSignature } from '../askForSignature.js'
import { assertAffordable } from '../chain/assertAffordable.js'
import { completeTransaction } from '../chain/transaction.js'
import { planTransfer, type TransferPlan } from '../chain/transferPlan.js'
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
  const transfer = { accountId: receiver, value, keepAlive }
  const plan = await makePlan(context, network, account, transfer, { signal })
  await assertAffordable(context, network, { account, transfer, plan }, { signal })
  const signed = readSigned(
    await askForSignature(access, { account, isNamed: address !== undefined, signal }, async () => {
      if (access.network().caipNetworkId !== network.caipNetworkId)
        throw new AppKitError('WRONG_NETWORK', { details: `The transfer is for ${network.name}. Nothing was sent.` })
      if (!access.wallet.signPayload) throw new AppKitError('METHOD_NOT_SUPPORTED')
      return access.wallet.signPayload(plan.payload, signal)
    }),
  )
  return submit(access, network, completeTransaction(plan, signed, account), signal)
}

/** By the app's own `@polkadot/api` where it gave one, else by the encoder of the adapter. */
async function makePlan(...parameters: Parameters<typeof planTransfer>): Promise<TransferPlan> {
  const [{ options }] = parameters
  if (!options.api) return planTransfer(...parameters)
  const { planTransferWithApi } = await loadPart(() => import('../chain/planTransferWithApi.js'))
  return planTransferWithApi(...parameters)
}

/** An address of another network is most often a mistake: who gave it expects another coin. */
function parseReceiver(to: unknown, network: Network): Uint8Array {
  const { accountId, prefix } = parseAddress(to, 'to')
  const { ss58Format = prefix, name } = network
  if (prefix === ss58Format || prefix === anyNetwork) return accountId
  throw invalidParams(
    'to',
    `is an address of another network: it has the prefix ${prefix}, but ${name} has ${ss58Format}`,
  )
}
