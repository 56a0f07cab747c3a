import {
  AppKitError,
  abortReason,
  type ConnectRequest,
  type Session,
  type WalletConnectWire,
  walletConnectId,
} from '@latchkey/common'
import { readAccounts } from '../accounts.js'
import type { SolanaContext } from '../context.js'
import { openSession } from '../session.js'
import { createWireWallet } from './createWireWallet.js'
import { firstNetwork } from './firstNetwork.js'
import { readGrant } from './readGrant.js'

/** Opens the Solana session of an approved WalletConnect session, on the wanted network where the wallet approved it. */
export async function openWireSession(
  context: SolanaContext,
  wire: WalletConnectWire,
  { network, signal }: ConnectRequest = {},
): Promise<Session<'solana'>> {
  for (const ended of [context.lifetime, signal]) if (ended?.aborted) throw abortReason(ended)
  const { networks } = readGrant(wire.granted(), context.networks())
  const networkId = firstNetwork(networks, [network, ...context.networks()])
  const wallet = networkId && createWireWallet(context, wire, networkId)
  const accounts = readAccounts(wallet?.accounts())
  if (!wallet || accounts.length === 0)
    throw new AppKitError('WALLET_NO_ACCOUNT', { details: 'The wallet shared no Solana account.' })
  const { name, icon } = wire.wallet
  const { provider } = wallet
  const source = { id: walletConnectId, type: 'WALLET_CONNECT', name, icon, provider, info: wire.wallet } as const
  return openSession(context, source, wallet, { accounts, networkId })
}
