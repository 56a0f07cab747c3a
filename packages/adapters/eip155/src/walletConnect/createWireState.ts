import {
  AppKitError,
  type CaipNetworkId,
  createEmitter,
  type Network,
  type WalletConnectNews,
  type WalletConnectWire,
} from '@latchkey/common'
import type { readAccounts } from '../address.js'
import { safeParseChainId, toCaipNetworkId } from '../chainId.js'
import type { Eip155Context } from '../context.js'
import type { WalletNews } from '../sessionEvents.js'
import { toQuantity } from '../units.js'
import type { ProviderEvents } from './createProviderEvents.js'
import { type ReadGrant, readGrant } from './readGrant.js'
import { readToldAddresses } from './readToldAddresses.js'
import { toProviderError } from './toProviderError.js'

/** What reads addresses, which every connection has loaded. */
export type WireReaders = {
  readonly readAccounts: typeof readAccounts
}

/** What holds at a wire: what was granted, and which of its networks is the one in use. */
export type WireState = {
  isOpen(): boolean
  granted(): ReadGrant
  /** The network every request names. */
  networkId(): CaipNetworkId | undefined
  chainId(): number
  /** The accounts on that network, the one the wallet named last first. */
  addresses(): readonly string[]
  /** Throws `WRONG_NETWORK` for one that was not approved. */
  switchTo(networkId: CaipNetworkId): void
  /** Calls back when the wallet granted something else; the returned function stops it. */
  watch(listener: (news: WalletNews) => void): () => void
  /** Stops listening to the wire, and tells that it is over. */
  close(): void
}

/** Makes the {@link WireState}, which follows the wire and tells the events of EIP-1193. */
export function createWireState(
  context: Eip155Context,
  wire: WalletConnectWire,
  events: ProviderEvents,
  wanted: Network | undefined,
  { readAccounts }: WireReaders,
): WireState {
  const { logger } = context.ports
  const changes = createEmitter<WalletNews>((error) => logger.error('A change of a session was not taken over.', error))
  let grant = readGrant(wire.granted())
  let active = choose(wanted?.caipNetworkId)
  let favoured: readonly string[] = []
  let isOpen = true

  /** The first network the app asked for that was approved; without any, the first approved. */
  function choose(first: CaipNetworkId | undefined): CaipNetworkId | undefined {
    const wishes = [first, ...context.networks().map(({ caipNetworkId }) => caipNetworkId)]
    return wishes.find((id) => id && grant.networkIds.includes(id)) ?? grant.networkIds[0]
  }

  function addresses(): readonly string[] {
    const shared = active ? grant.addresses(active) : []
    const first = favoured.filter((address) => shared.includes(address))
    return [...first, ...shared.filter((address) => !first.includes(address))]
  }

  function chainId(): number {
    return Number(active?.slice('eip155:'.length))
  }

  function change(work: () => void): void {
    const before = { active, addresses: addresses().join() }
    work()
    if (active !== before.active) events.emit('chainChanged', toQuantity(chainId()))
    if (addresses().join() !== before.addresses) events.emit('accountsChanged', addresses())
  }

  function onNews(news: WalletConnectNews): void {
    if (!isOpen) return
    if (news.type === 'ended') return close()
    if (news.type === 'event') return change(() => onEvent(news.name, news.data))
    const next = readGrant(wire.granted())
    if (!next.networkIds.some((id) => next.addresses(id).length > 0)) {
      // Nothing is left of this namespace, whatever the wallet still shares of others.
      wire.leave().catch(() => undefined)
      return close()
    }
    change(() => {
      grant = next
      if (!active || !next.networkIds.includes(active)) active = choose(undefined)
    })
    changes.emit({ accounts: addresses(), chainId: chainId() })
  }

  /** What makes no sense, or is not approved, changes nothing. */
  function onEvent(name: string, data: unknown): void {
    if (name === 'accountsChanged') {
      const told = readToldAddresses(data, readAccounts)
      if (told.length > 0) favoured = told
    }
    if (name !== 'chainChanged') return
    const told = safeParseChainId(data)
    const id = told.ok ? toCaipNetworkId(told.value) : undefined
    if (id && grant.networkIds.includes(id)) active = id
  }

  function close(): void {
    if (!isOpen) return
    isOpen = false
    stop()
    events.emit('disconnect', toProviderError(new AppKitError('NOT_CONNECTED')))
    events.clear()
    changes.clear()
  }

  const stop = wire.watch(onNews)
  return {
    isOpen: () => isOpen,
    granted: () => grant,
    networkId: () => active,
    chainId,
    addresses,
    switchTo(networkId) {
      if (!grant.networkIds.includes(networkId))
        throw new AppKitError('WRONG_NETWORK', {
          details: `The wallet did not approve ${networkId} for this page. Connect again to ask for it.`,
        })
      wire.noteSwitch?.()
      change(() => {
        active = networkId
      })
    },
    watch: changes.watch,
    close,
  }
}
