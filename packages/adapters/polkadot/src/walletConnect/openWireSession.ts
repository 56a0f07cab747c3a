import {
  AppKitError,
  abortReason,
  type ConnectRequest,
  type Session,
  type WalletConnectWire,
  walletConnectId,
} from '@latchkey/common'
import { isUsable, readAccounts } from '../accounts.js'
import type { PolkadotContext } from '../context.js'
import { openSession } from '../session.js'
import { createWireWallet } from './createWireWallet.js'
import { readGrant } from './readGrant.js'

/** Opens the Polkadot session of an approved WalletConnect session, on the wanted network where the wallet approved it. */
export async function openWireSession(
  context: PolkadotContext,
  wire: WalletConnectWire,
  { network: wanted, signal }: ConnectRequest = {},
): Promise<Session<'polkadot'>> {
  for (const ended of [context.lifetime, signal]) if (ended?.aborted) throw abortReason(ended)
  const { accounts: granted, networkIds } = readGrant(wire.granted())
  if (granted.length === 0)
    throw new AppKitError('WALLET_NO_ACCOUNT', { details: 'The wallet shared no Polkadot account.' })
  const network = [wanted, ...context.networks()].find((one) => one && networkIds.includes(one.caipNetworkId))
  if (!network)
    throw new AppKitError('CHAIN_NOT_SUPPORTED', {
      details: `The wallet approved no network of this app: ${networkIds.join(', ')}.`,
    })
  const wallet = createWireWallet(context, wire, network.caipNetworkId)
  const accounts = readAccounts(await wallet.getAccounts()).filter((account) => isUsable(account, network))
  const source = {
    id: walletConnectId,
    type: 'WALLET_CONNECT',
    name: wire.wallet.name,
    entry: wallet.injected,
    enable: () => Promise.resolve(wallet.injected),
    currentEntry: () => undefined,
  } as const
  return openSession(context, source, wallet, { accounts, network })
}
