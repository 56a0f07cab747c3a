import { type CaipNetworkId, createEmitter, createError, errors, type RemoteChannel, readField } from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'
import { standardNameOf } from '../network/chains.js'
import type { OpenWallet } from '../wallet/openWallet.js'
import { applyUpdate } from './applyUpdate.js'
import { callFeature } from './callFeature.js'
import { type ConnectedWallet, grantOf, hasFeature } from './connectedWallet.js'
import { createRemoteProvider } from './createRemoteProvider.js'
import { listAccounts } from './listAccounts.js'
import { requestAccounts } from './requestAccounts.js'

/** Creates a remote wallet with the interface of Wallet Standard, so that session and actions work unchanged. */
export function createRemoteWallet(
  { networks, ports: { logger } }: SolanaContext,
  channel: RemoteChannel,
  networkId: CaipNetworkId,
): OpenWallet {
  const state: ConnectedWallet = {
    channel,
    networks,
    changes: createEmitter((error) => logger.error('A listener of a wallet provider threw.', error)),
    networkId,
    first: undefined,
  }
  const { changes } = state

  const wallet: OpenWallet = {
    provider: createRemoteProvider(channel.wallet, () => wallet, changes.watch),
    has: (feature) => hasFeature(grantOf(state), feature),
    async call(feature, inputs = [], signal) {
      if (feature === 'standard:connect') {
        const isSilent = readField(inputs[0], 'silent') === true
        if (!isSilent) await requestAccounts(state, signal)
        return { accounts: wallet.accounts() }
      }
      if (feature === 'standard:disconnect') {
        changes.emit({ isEnded: true })
        return channel.disconnect()
      }
      const grant = grantOf(state)
      if (!hasFeature(grant, feature)) throw createError(errors.METHOD_NOT_SUPPORTED)
      return callFeature({ channel, grant, networkId: state.networkId, signal }, feature, inputs)
    },
    versions: () => undefined,
    accounts: () => listAccounts(state, grantOf(state)),
    chains: () => [...grantOf(state).networks.keys()].map(standardNameOf),
    watch(listener) {
      const stopChanges = changes.watch(listener)
      const stopUpdates = channel.watch((update) => changes.emit(applyUpdate(state, update)))
      return () => {
        stopChanges()
        stopUpdates()
      }
    },
    reread: () => undefined,
    isReplaced: () => false,
    remote: {
      setNetwork(next) {
        state.networkId = next
        return wallet.accounts()
      },
      noteSwitch: () => channel.noteSwitch?.(),
    },
  }
  return wallet
}
