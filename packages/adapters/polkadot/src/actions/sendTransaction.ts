import {
  createError,
  errors,
  type Hex,
  invalidParams,
  loadModule,
  type Network,
  type PolkadotActions,
} from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import { isGenesisOf } from '../network/genesis.js'
import { assertPlanck } from '../network/units.js'
import { askForSignature } from '../requests/askForSignature.js'
import type { ActionAccess } from '../requests/walletAccess.js'
import { assertAffordable } from '../transaction/assertAffordable.js'
import { submit } from '../transaction/submit.js'
import { completeTransaction } from '../transaction/transaction.js'
import { planTransfer, type TransferPlan } from '../transaction/transferPlan.js'
import { readSigned } from '../wallet/walletResult.js'

/** The generic prefix, valid on any network. */
const anyNetwork = 42

/**
 * Transfers the native coin. Checks fee, existential deposits and recipient before the request to the wallet, and then
 * reads the account from the wallet again (FI22). Returns the transaction hash once the network has accepted it.
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
  assertBoundTo(network, plan)
  await assertAffordable(context, network, { account, transfer, plan }, { signal })
  const signed = readSigned(
    await askForSignature(access, { account, isNamed: address !== undefined, signal }, async () => {
      if (access.network().caipNetworkId !== network.caipNetworkId)
        throw createError(errors.WRONG_NETWORK, { details: `The transfer is for ${network.name}. Nothing was sent.` })
      if (!access.wallet.signPayload) throw createError(errors.METHOD_NOT_SUPPORTED)
      return access.wallet.signPayload(plan.payload, signal)
    }),
  )
  const hash = await submit(access, network, completeTransaction(plan, signed, account), signal)
  context.sentTransactions.set(hash, { accountId: account.accountId, nonce: Number(plan.payload.nonce) })
  return hash
}

/** Plans the transfer with the app's own `@polkadot/api` if given, otherwise with the adapter's encoder. */
async function makePlan(...parameters: Parameters<typeof planTransfer>): Promise<TransferPlan> {
  const [{ options }] = parameters
  if (!options.api) return planTransfer(...parameters)
  const { planTransferWithApi } = await loadModule(() => import('../transaction/planTransferWithApi.js'))
  return planTransferWithApi(...parameters)
}

/**
 * Checks that the signature will be valid on this network only. Genesis hash and extensions come from a server, which
 * may be another one than the one that named its chain before.
 */
function assertBoundTo(network: Network, { payload }: TransferPlan): void {
  if (!isGenesisOf(payload.genesisHash, network))
    throw createError(errors.RPC_WRONG_CHAIN, {
      details: `The URL was given for ${network.name}, but the genesis hash of its answer is of another chain. Nothing was signed.`,
    })
  if (!payload.signedExtensions.includes('CheckGenesis'))
    throw createError(errors.METHOD_NOT_SUPPORTED, {
      details:
        'Transactions of this network do not carry "CheckGenesis", so they would be valid on other networks too.',
    })
}

/** Parses the recipient. Rejects an address of another network, whose owner most likely expects another coin. */
function parseReceiver(to: unknown, network: Network): Uint8Array {
  const { accountId, prefix } = parseAddress(to, 'to')
  const { ss58Format = prefix, name } = network
  if (prefix === ss58Format || prefix === anyNetwork) return accountId
  throw invalidParams(
    'to',
    `is an address of another network: it has the prefix ${prefix}, but ${name} has ${ss58Format}`,
  )
}
