import {
  type Adapter,
  type AdapterContext,
  type ChainNamespace,
  createMemoryStorage,
  createSafeStorage,
  type Network,
  type Session,
  type SessionEvent,
} from '@latchkey/common'
import { createWalletConnectWallet } from '../wallet/walletConnect/createWalletConnectWallet.js'
import type { WalletConnectWallet } from '../wallet/walletConnect/walletConnectWallet.js'
import type { WalletConnectWalletOptions } from '../wallet/walletConnect/walletConnectWalletOptions.js'
import type { CreateWalletConnect } from './walletConnectPart.js'

export type ConnectPhoneOptions<N extends ChainNamespace> = {
  readonly namespace: N
  readonly createWalletConnect: CreateWalletConnect
  /** Creates the adapter under test with the given context. */
  createAdapter(context: AdapterContext): Adapter | Promise<Adapter>
  readonly context: AdapterContext
  readonly relayUrl: string
  /** The requested network. Default: none. */
  readonly network?: Network | undefined
  /** Differences from a phone that approves everything. */
  readonly phone?: Partial<WalletConnectWalletOptions> | undefined
}

/** A session with a phone wallet, and its controls. */
export type ConnectedPhone<N extends ChainNamespace> = {
  readonly phone: WalletConnectWallet
  readonly adapter: Adapter
  readonly session: Session<N>
  /** Events of its sessions, including the one after a reload. */
  readonly events: readonly SessionEvent[]
  /** Reloads the page: restores the session from storage without a prompt, on the requested network. */
  reload(network?: Network): Promise<Session<N>>
  close(): Promise<void>
}

/**
 * Connects a WalletConnect wallet with real keys over a relay, as an instance does.
 *
 * @example
 * const { session, phone, close } = await connectPhone({ namespace: 'solana', createWalletConnect, createAdapter,
 * context, relayUrl })
 */
export async function connectPhone<N extends ChainNamespace>(
  options: ConnectPhoneOptions<N>,
): Promise<ConnectedPhone<N>> {
  const { namespace, context, relayUrl, network } = options
  const networks = context.networks()
  const lifetime = new AbortController()
  const phone = await createWalletConnectWallet({ relayUrl, networks, ...options.phone })
  const adapter = await options.createAdapter(context)
  const { logger } = context.ports
  const storage = createSafeStorage({ port: createMemoryStorage(), prefix: '@latchkey/', logger })
  const openPart = () =>
    options.createWalletConnect({
      ports: context.ports,
      projectId: 'local',
      relayUrl,
      metadata: context.metadata,
      storage,
      async requested() {
        const { openRemote } = adapter
        return openRemote ? [{ namespace, openRemote, networks }] : []
      },
      isTaken: () => false,
      onRefused: () => undefined,
      lifetime: lifetime.signal,
    })
  let part = openPart()
  const close = async () => {
    adapter.destroy()
    lifetime.abort()
    part.destroy()
    await phone.close()
  }
  try {
    await part.prepare()
    const connecting = part.connect(namespace, network ? { network } : {})
    const [session] = await Promise.all([connecting, phone.pair(part.uri() ?? '')])
    const events: SessionEvent[] = []
    const keep = (event: SessionEvent) => void events.push(event)
    session.watch(keep)
    return {
      phone,
      adapter,
      session: session as Session<N>,
      events,
      async reload(wanted = network) {
        part.destroy()
        part = openPart()
        const again = await part.restore(namespace, wanted ? { network: wanted } : {})
        again.watch(keep)
        return again as Session<N>
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
