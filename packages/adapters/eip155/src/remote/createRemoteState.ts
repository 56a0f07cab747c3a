import {
  type CaipNetworkId,
  createEmitter,
  createError,
  errors,
  type Network,
  type RemoteChannel,
  type RemoteUpdate,
  safeParseChainId,
  toEvmNetworkId,
} from '@latchkey/common'
import { readAccounts } from '../address/address.js'
import type { Eip155Context } from '../context/context.js'
import { toQuantity } from '../network/units.js'
import type { ProviderEvents } from '../wallet/createProviderEvents.js'
import type { WalletUpdate } from '../wallet/watchWallet.js'
import { type ReadGrant, readGrant } from './readGrant.js'
import { toProviderError } from './toProviderError.js'

/** The state of a remote session: its grant, and the active network. */
export type RemoteState = {
  isOpen(): boolean
  granted(): ReadGrant
  /** Returns the network that every request names. */
  networkId(): CaipNetworkId | undefined
  chainId(): number
  /** Returns the accounts on that network, led by the account that the wallet selected last. */
  addresses(): readonly string[]
  /** Switches the network. Throws `WRONG_NETWORK` unless it was approved. */
  switchTo(networkId: CaipNetworkId): void
  /** Calls back when the grant changes. Returns an unsubscribe function. */
  watch(listener: (news: WalletUpdate) => void): () => void
  /** Stops listening and emits `disconnect`. */
  close(): void
}

/** Creates the {@link RemoteState}, which emits the events of EIP-1193. */
export function createRemoteState(
  context: Eip155Context,
  channel: RemoteChannel,
  events: ProviderEvents,
  requested: Network | undefined,
): RemoteState {
  const { logger } = context.ports
  const changes = createEmitter<WalletUpdate>((error) =>
    logger.error('A change of a session was not taken over.', error),
  )
  let grant = readGrant(channel.granted())
  let active = choose(requested?.caipNetworkId)
  let favoured: readonly string[] = []
  let isOpen = true
  let stop: (() => void) | undefined
  const chainId = () => Number(active?.slice('eip155:'.length))

  /** Returns the app's first approved network, otherwise the first approved one. */
  function choose(first: CaipNetworkId | undefined): CaipNetworkId | undefined {
    const wishes = [first, ...context.networks().map(({ caipNetworkId }) => caipNetworkId)]
    return wishes.find((id) => id && grant.networkIds.includes(id)) ?? grant.networkIds[0]
  }

  function addresses(): readonly string[] {
    const shared = active ? grant.addresses(active) : []
    const first = favoured.filter((address) => shared.includes(address))
    return [...first, ...shared.filter((address) => !first.includes(address))]
  }

  function change(work: () => void): void {
    const before = { active, addresses: addresses().join() }
    work()
    if (active !== before.active) events.emit('chainChanged', toQuantity(chainId()))
    if (addresses().join() !== before.addresses) events.emit('accountsChanged', addresses())
  }

  function onUpdate(news: RemoteUpdate): void {
    if (!isOpen) return
    if (news.type === 'ended') return close()
    if (news.type === 'event') return change(() => onEvent(news.name, news.data))
    const next = readGrant(channel.granted())
    if (!next.networkIds.some((id) => next.addresses(id).length > 0)) {
      // The grant for EVM is gone, even if the wallet still shares other namespaces.
      channel.disconnect().catch(() => undefined)
      return close()
    }
    change(() => {
      grant = next
      if (!active || !next.networkIds.includes(active)) active = choose(undefined)
    })
    changes.emit({ accounts: addresses(), chainId: chainId() })
  }

  /** Ignores invalid and unapproved values. */
  function onEvent(name: string, data: unknown): void {
    if (name === 'accountsChanged') {
      const reported = readReportedAddresses(data)
      if (reported.length > 0) favoured = reported
    }
    if (name !== 'chainChanged') return
    const reported = safeParseChainId(data)
    const id = reported.ok ? toEvmNetworkId(reported.value) : undefined
    if (id && grant.networkIds.includes(id)) active = id
  }

  function close(): void {
    if (!isOpen) return
    isOpen = false
    stop?.()
    events.emit('disconnect', toProviderError(createError(errors.NOT_CONNECTED)))
    events.clear()
    changes.clear()
  }

  stop = channel.watch(onUpdate)
  // The channel may report its end while it adds the listener.
  if (!isOpen) stop()
  return {
    isOpen: () => isOpen,
    granted: () => grant,
    networkId: () => active,
    chainId,
    addresses,
    switchTo(networkId) {
      const next = readGrant(channel.granted())
      if (!next.networkIds.includes(networkId))
        throw createError(errors.WRONG_NETWORK, {
          details: `The wallet did not approve ${networkId} for this page. Connect again to ask for it.`,
        })
      channel.noteSwitch?.()
      change(() => {
        grant = next
        active = networkId
      })
    },
    watch: changes.watch,
    close,
  }
}

/** Reads the addresses of an `accountsChanged` event: plain addresses, or CAIP-10 ids as some wallets send them. */
function readReportedAddresses(data: unknown): readonly string[] {
  if (!Array.isArray(data)) return []
  return readAccounts(
    data
      .slice(0, 1_000)
      .map((entry: unknown) => (typeof entry === 'string' ? entry.replace(/^eip155:\d{1,32}:/, '') : entry)),
  )
}
