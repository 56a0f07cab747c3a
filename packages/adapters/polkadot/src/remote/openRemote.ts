import {
  type ConnectRequest,
  createError,
  errors,
  type RemoteChannel,
  type Session,
  throwIfAborted,
} from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import { openSession } from '../session/openSession.js'
import { isUsable, readAccounts } from '../wallet/accounts.js'
import { createRemoteWallet } from './createRemoteWallet.js'
import { readGrant } from './readGrant.js'

/** Opens the Polkadot session of an approved channel, on the requested network if the wallet approved it. */
export async function openRemote(
  context: PolkadotContext,
  channel: RemoteChannel,
  { network: requested, signal }: ConnectRequest = {},
): Promise<Session<'polkadot'>> {
  throwIfAborted(context.lifetime, signal)
  const { accounts: granted, networkIds } = readGrant(channel.granted())
  if (granted.length === 0)
    throw createError(errors.WALLET_NO_ACCOUNT, { details: 'The wallet shared no Polkadot account.' })
  const network = [requested, ...context.networks()].find((one) => one && networkIds.includes(one.caipNetworkId))
  if (!network)
    throw createError(errors.CHAIN_NOT_SUPPORTED, {
      details: `The wallet approved no network of this app: ${networkIds.join(', ')}.`,
    })
  const wallet = createRemoteWallet(context, channel, network.caipNetworkId)
  const accounts = readAccounts(await wallet.getAccounts()).filter((account) => isUsable(account, network))
  const source = {
    ...channel.connector,
    name: channel.wallet.name,
    entry: wallet.injected,
    enable: () => Promise.resolve(wallet.injected),
    currentEntry: () => undefined,
  } as const
  return openSession(context, source, wallet, { accounts, network })
}
