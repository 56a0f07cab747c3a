import {
  badResult,
  type CaipNetworkId,
  createEmitter,
  createError,
  errors,
  type RemoteChannel,
  readField,
} from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'
import { standardNameOf } from '../network/chains.js'
import { readList } from '../parse/readList.js'
import { type Feature, factsOf, featureNames } from '../wallet/features.js'
import type { OpenWallet } from '../wallet/openWallet.js'
import { applyUpdate } from './applyUpdate.js'
import { callFeature } from './callFeature.js'
import { type ConnectedWallet, grantOf, hasFeature, listAccounts } from './connectedWallet.js'

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
    provider: createRemoteProvider(state, () => wallet),
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
      channel,
      setNetwork(next) {
        state.networkId = next
        return wallet.accounts()
      },
    },
  }
  return wallet
}

/** Lets the visitor select among the shared accounts. */
const requestMethod = 'solana_requestAccounts'

/**
 * Asks the wallet to select the first account, if it granted the method. The accounts were already shared with the
 * approval. Throws `WALLET_BAD_RESULT` if the response contains no shared account.
 */
async function requestAccounts(wallet: ConnectedWallet, signal: AbortSignal | undefined): Promise<void> {
  const grant = grantOf(wallet)
  if (!grant.methods.includes(requestMethod)) return
  const networkId = grant.networks.get(wallet.networkId) ?? wallet.networkId
  const response = await wallet.channel.request({ method: requestMethod, params: {}, networkId, signal })
  const named = readList(response)?.map((entry) => readField(entry, 'pubkey')) ?? []
  const chosen = named.find((address): address is string => typeof address === 'string' && grant.accounts.has(address))
  if (!chosen) throw badResult('one of the accounts that it shares', response)
  wallet.first = chosen
}

/**
 * Creates the wallet object for apps: a Wallet Standard wallet with a `request` method. Its lists follow the grant, and
 * it omits features that were not granted.
 */
function createRemoteProvider(state: ConnectedWallet, wallet: () => OpenWallet): object {
  const { channel, changes } = state
  const { name, icon } = channel.wallet
  const every = featureNames.map((feature): readonly [Feature, object] => {
    const { method, version, transactionVersions } = factsOf(feature)
    const versions = transactionVersions && { supportedTransactionVersions: [...transactionVersions] }
    return [feature, { version, ...versions, [method]: caller(feature) }]
  })
  const events = {
    version: '1.0.0',
    on: (event: unknown, listener: (change: object) => void) => {
      if (event !== 'change' || typeof listener !== 'function') return () => undefined
      return changes.watch(({ isEnded }) =>
        listener({ accounts: isEnded ? [] : provider.accounts, chains: provider.chains, features: provider.features }),
      )
    },
  }
  const provider = {
    version: '1.0.0',
    name,
    icon,
    get chains() {
      return wallet().chains()
    },
    get accounts() {
      return wallet().accounts()
    },
    get features(): object {
      const granted = every.filter(([feature]) => wallet().has(feature))
      return { ...Object.fromEntries(granted), 'standard:events': events }
    },
    /** Sends a request to the wallet for the active network. */
    request({ method, params }: { readonly method: string; readonly params?: unknown }) {
      const networkId = grantOf(state).networks.get(state.networkId) ?? state.networkId
      return channel.request({ method, params: params ?? {}, networkId })
    },
  }
  return provider

  function caller(feature: Feature) {
    return (...inputs: readonly unknown[]) => wallet().call(feature, inputs)
  }
}
