import { type ConnectRequest, createError, errors, type Network, type Session, silentAnswerMs } from '@latchkey/common'
import { getBalance } from '../actions/getBalance.js'
import { readAccounts } from '../address/address.js'
import type { ToyContext, ToySessionEntry } from '../context/context.js'
import { toyNamespace } from '../network/namespace.js'
import { createClients } from '../rpc/createClients.js'
import { mapWalletError } from '../wallet/mapWalletError.js'
import type { ToyWallet } from '../wallet/toyWallet.js'
import { openSession } from './openSession.js'

/** Connects wallets and reads from networks: everything that a connection needs, loaded together. */
export const session: ToySessionEntry = { connect, restore, createClients, getBalance }

/** Asks the wallet for its accounts and opens a session. */
export async function connect(
  context: ToyContext,
  wallet: ToyWallet,
  { network, signal }: ConnectRequest = {},
): Promise<Session> {
  const requested = chooseNetwork(context, network)
  const accounts = readAccounts(await context.requestAccounts(wallet.provider, () => send(wallet, false), { signal }))
  if (!accounts?.length) throw createError(errors.WALLET_NO_ACCOUNT)
  return openSession(context, wallet, { accounts, network: requested })
}

/** Reopens a session without a prompt. Returns `undefined` if the wallet shares no account with this page. */
export async function restore(
  context: ToyContext,
  wallet: ToyWallet,
  { network, signal }: ConnectRequest = {},
): Promise<Session | undefined> {
  const requested = chooseNetwork(context, network)
  const options = { key: 'silent', signal, ms: silentAnswerMs, code: 'WALLET_LOCKED' } as const
  const accounts = readAccounts(await context.requestAccounts(wallet.provider, () => send(wallet, true), options))
  return accounts?.length ? openSession(context, wallet, { accounts, network: requested }) : undefined
}

async function send(wallet: ToyWallet, isSilent: boolean): Promise<unknown> {
  try {
    return await wallet.connect({ silent: isSilent })
  } catch (error) {
    throw mapWalletError(error)
  }
}

/** Returns the requested network, or the first of the app's: a toy wallet has none of its own. */
function chooseNetwork(context: ToyContext, requested: Network | undefined): Network {
  const network = requested?.chainNamespace === toyNamespace ? requested : context.networks()[0]
  if (!network) throw createError(errors.CAIP_NETWORK_UNDEFINED)
  return network
}
