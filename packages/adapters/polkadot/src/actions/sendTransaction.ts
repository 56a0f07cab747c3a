import { createError, errors, type Hex, invalidParams, type Network, type PolkadotActions } from '@latchkey/common'
import { isOfNetwork, parseAddress } from '../address/address.js'
import { isGenesisOf } from '../network/genesis.js'
import { assertPlanck } from '../network/units.js'
import { askForSignature } from '../requests/askForSignature.js'
import type { ActionAccess } from '../requests/walletAccess.js'
import { planAnyTransfer } from '../transaction/planAnyTransfer.js'
import { submitExtrinsic } from '../transaction/submitExtrinsic.js'
import { completeTransaction } from '../transaction/transaction.js'
import { assertAffordable, readTransferCosts } from '../transaction/transferCosts.js'
import type { TransferPlan } from '../transaction/transferPlan.js'
import { readSigned } from '../wallet/walletResult.js'

/**
 * Transfers the native coin. Checks fee, existential deposits and recipient before the request to the wallet, and then
 * reads the account from the wallet again. Returns the transaction hash once the network has accepted it.
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
  const plan = await planAnyTransfer(context, network, account, transfer, { signal })
  assertBoundTo(network, plan)
  assertAffordable(
    await readTransferCosts(context, network, { account, transfer, plan }, { signal }),
    transfer,
    network,
  )
  const signed = readSigned(
    await askForSignature(access, { account, isNamed: address !== undefined, signal }, async () => {
      if (access.network().caipNetworkId !== network.caipNetworkId)
        throw createError(errors.WRONG_NETWORK, { details: `The transfer is for ${network.name}. Nothing was sent.` })
      if (!access.wallet.signPayload) throw createError(errors.METHOD_NOT_SUPPORTED)
      return access.wallet.signPayload(plan.payload, signal)
    }),
  )
  const hash = await submitExtrinsic(access, network, completeTransaction(plan, signed, account), signal)
  context.sentTransactions.set(hash, {
    network,
    accountId: account.accountId,
    nonce: Number(plan.payload.nonce),
    blockNumber: Number(plan.payload.blockNumber),
    isIncluded: false,
  })
  return hash
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
  const address = parseAddress(to, 'to')
  if (isOfNetwork(address, network)) return address.accountId
  throw invalidParams(
    'to',
    `is an address of another network: it has the prefix ${address.prefix}, but ${network.name} has ${network.ss58Format}`,
  )
}
