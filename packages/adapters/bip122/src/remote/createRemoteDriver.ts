import { type CaipNetworkId, type RemoteChannel, readRemoteGrant } from '@latchkey/common'
import { isSameAddress } from '../address/address.js'
import { type BitcoinChain, chainOfReference, toCaipNetworkId } from '../network/bitcoinChain.js'
import type { WalletDriver, WalletResponse, WalletUpdate } from '../wallet/walletDriver.js'
import { createReportedAddresses } from './createReportedAddresses.js'
import { type DriverState, grantedAddresses, leave, sharedAccounts, storeReported } from './driverState.js'
import { getAccountAddresses, notApproved, sendTransfer, signMessage, signPsbt } from './walletMethods.js'

/** The {@link WalletDriver} of a remote wallet. */
export type RemoteDriver = WalletDriver & {
  /** Sets the active network. */
  use(chain: BitcoinChain): void
  /**
   * Applies the addresses that were stored before a reload if they belong to the granted account. Returns whether they
   * do.
   */
  recall(earlier: WalletResponse): boolean
}

/**
 * Creates the driver of a remote wallet. Addresses and networks come from the grant, without a request to
 * the wallet. Each request names its network. Methods that were not granted are absent.
 */
export function createRemoteDriver(
  channel: RemoteChannel,
  isUsable: (response: WalletResponse) => boolean,
): RemoteDriver {
  const state: DriverState = {
    channel,
    reported: createReportedAddresses(),
    listeners: new Set(),
    isUsable,
    chain: 'mainnet',
    leaving: undefined,
  }
  const offered = <Work>(method: string, work: Work): Work | undefined =>
    readRemoteGrant(channel.granted()).methods.includes(method) ? work : undefined
  const askAddresses: NonNullable<WalletDriver['askAddresses']> = (chain, signal) =>
    getAccountAddresses(state, chain, signal)

  return {
    provider: {
      /** Sends a request to the wallet, by default for the active network. */
      request: (
        { method, params }: { readonly method: string; readonly params?: unknown },
        networkId: CaipNetworkId = toCaipNetworkId(state.chain),
      ) => channel.request({ method, params: params ?? {}, networkId }),
    },
    channel,
    isPageChoice: true,
    isNeverSilent: true,
    broadcasts: true,
    paysFrom: ({ address, purpose }, chain) =>
      purpose === 'payment' &&
      grantedAddresses(state)
        .get(chain)
        ?.some((one) => isSameAddress(one, address)) === true,
    use(chain) {
      state.chain = chain
    },
    recall: ({ accounts, chain }) =>
      chain !== undefined && state.reported.learn(accounts, chain, grantedAddresses(state).get(chain)),
    connect: async () => sharedAccounts(state),
    read: async () => sharedAccounts(state),
    async switchTo(chain) {
      if (!grantedAddresses(state).has(chain)) throw notApproved(toCaipNetworkId(chain))
      state.chain = chain
      // The network is active at once. Its addresses are stored when the wallet reports them.
      if (state.reported.of(chain).length === 0)
        offered('getAccountAddresses', askAddresses)?.(chain).catch(() => undefined)
      return sharedAccounts(state)
    },
    get askAddresses() {
      return offered('getAccountAddresses', askAddresses)
    },
    get signMessage() {
      return offered('signMessage', (request: Parameters<typeof signMessage>[1]) => signMessage(state, request))
    },
    get signPsbt() {
      return offered('signPsbt', (request: Parameters<typeof signPsbt>[1]) => signPsbt(state, request))
    },
    get sendTransfer() {
      return offered('sendTransfer', (request: Parameters<typeof sendTransfer>[1]) => sendTransfer(state, request))
    },
    watch: (onUpdate) => watchChannel(state, onUpdate),
    disconnect: () => leave(state),
    isReplaced: () => false,
  }
}

/**
 * Listens to the wallet's events and grant. The session ends with the last valid address of the grant. Returns an
 * unsubscribe function.
 */
function watchChannel(state: DriverState, onUpdate: (update: WalletUpdate) => void): () => void {
  const { channel, listeners } = state
  let isOver = false
  listeners.add(onUpdate)
  const stop = channel.watch((update) => {
    if (isOver) return
    if (update.type === 'event') {
      const chain = update.name === 'bip122_addressesChanged' ? chainOfReference(update.networkId) : undefined
      if (chain) storeReported(state, update.data, chain)
      return
    }
    isOver = update.type === 'ended' || !state.isUsable(sharedAccounts(state))
    if (isOver) {
      listeners.delete(onUpdate)
      if (update.type === 'ended') state.leaving = Promise.resolve()
      // The grant for Bitcoin is gone, even if the wallet still shares other namespaces.
      else leave(state).catch(() => undefined)
    }
    onUpdate({ hasLeft: isOver })
  })
  return () => {
    listeners.delete(onUpdate)
    stop()
  }
}
