import {
  type ConnectRequest,
  createError,
  errors,
  type Session,
  throwIfAborted,
  type WalletConnectChannel,
  walletConnectId,
} from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'
import { openSession } from '../session/openSession.js'
import { readAccounts } from '../wallet/accounts.js'
import { createWalletConnectWallet } from './createWalletConnectWallet.js'
import { firstNetwork } from './firstNetwork.js'
import { readGrant } from './readGrant.js'

/** Opens the Solana session of an approved WalletConnect session, on the requested network if the wallet approved it. */
export async function openWalletConnectSession(
  context: SolanaContext,
  channel: WalletConnectChannel,
  { network, signal }: ConnectRequest = {},
): Promise<Session<'solana'>> {
  throwIfAborted(context.lifetime, signal)
  const { networks } = readGrant(channel.granted(), context.networks())
  const networkId = firstNetwork(networks, [network, ...context.networks()])
  const wallet = networkId && createWalletConnectWallet(context, channel, networkId)
  const accounts = readAccounts(wallet?.accounts())
  if (!wallet || accounts.length === 0)
    throw createError(errors.WALLET_NO_ACCOUNT, { details: 'The wallet shared no Solana account.' })
  const { name, icon } = channel.wallet
  const { provider } = wallet
  const source = { id: walletConnectId, type: 'WALLET_CONNECT', name, icon, provider, info: channel.wallet } as const
  return openSession(context, source, wallet, { accounts, networkId })
}
