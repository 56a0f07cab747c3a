import {
  type ConnectRequest,
  createError,
  errors,
  type RemoteChannel,
  type Session,
  throwIfAborted,
} from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'
import { openSession } from '../session/openSession.js'
import { readAccounts } from '../wallet/accounts.js'
import { createRemoteWallet } from './createRemoteWallet.js'
import { firstNetwork, readGrant } from './readGrant.js'

/** Opens the Solana session of an approved channel, on the requested network if the wallet approved it. */
export async function openRemote(
  context: SolanaContext,
  channel: RemoteChannel,
  { network, signal }: ConnectRequest = {},
): Promise<Session<'solana'>> {
  throwIfAborted(context.lifetime, signal)
  const { networks } = readGrant(channel.granted(), context.networks())
  const networkId = firstNetwork(networks, [network, ...context.networks()])
  const wallet = networkId && createRemoteWallet(context, channel, networkId)
  const accounts = readAccounts(wallet?.accounts())
  if (!wallet || accounts.length === 0)
    throw createError(errors.WALLET_NO_ACCOUNT, { details: 'The wallet shared no Solana account.' })
  const source = { ...channel.connector, name: channel.wallet.name, provider: wallet.provider } as const
  return openSession(context, source, wallet, { accounts, networkId })
}
