import type { RemoteUpdate } from '@latchkey/common'
import { standardNameOf } from '../network/chains.js'
import type { WalletChange } from '../wallet/watchChanges.js'
import { type ConnectedWallet, grantOf } from './connectedWallet.js'
import { firstNetwork } from './firstNetwork.js'
import { listAccounts } from './listAccounts.js'
import { readAccountsChanged, readChainChanged } from './readEvents.js'

/** Applies an update of the channel and returns it as a change event of Wallet Standard. */
export function applyUpdate(wallet: ConnectedWallet, update: RemoteUpdate): WalletChange {
  const { channel, networks } = wallet
  if (update.type === 'ended') return { isEnded: true }
  const grant = grantOf(wallet)
  if (update.type === 'event') {
    const next = update.name === 'chainChanged' ? readChainChanged(update, grant) : undefined
    if (next) wallet.networkId = next
    if (update.name === 'accountsChanged') wallet.first = readAccountsChanged(update, grant) ?? wallet.first
    return { networkId: next, accounts: listAccounts(wallet, grant) }
  }
  if (grant.accounts.size === 0) {
    // The grant for Solana is gone, even if the wallet still shares other namespaces.
    channel.disconnect().catch(() => undefined)
    return { isEnded: true }
  }
  const instead = grant.networks.has(wallet.networkId) ? undefined : firstNetwork(grant.networks, networks())
  if (instead) wallet.networkId = instead
  return {
    networkId: instead,
    accounts: listAccounts(wallet, grant),
    chains: [...grant.networks.keys()].map(standardNameOf),
    features: {},
  }
}
