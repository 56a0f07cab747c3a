import type {
  Adapter,
  AdapterContext,
  Balance,
  ChainNamespace,
  ConnectRequest,
  RemoteChannel,
  Session,
} from '@latchkey/common'

/** The two parts of an adapter that load on demand, and the options of the app. */
export type AdapterDefinition<Options, Context, Clients, Entry extends SessionEntry<Context, Clients, never>> = {
  readonly namespace: ChainNamespace
  readonly options: Options
  readonly load: {
    /** Finds wallets. Loaded when an instance is created. */
    discovery(): Promise<{ readonly discovery: DiscoveryEntry<Options, Context, Clients, Entry> }>
    /** Connects wallets and reads from networks. Loaded before the first of these. */
    session(): Promise<{ readonly session: Entry }>
  }
}

/** The part of an adapter that finds wallets. */
export type DiscoveryEntry<Options, Context, Clients, Entry> = {
  /** Adds the namespace's members to the shared context. */
  createContext(base: BaseContext<Options, Clients> & { loadSession(): Promise<Entry> }): Context
  createDiscovery(context: Context): Adapter['discover']
  isAddress(value: string): boolean
  /** Loads the code for sessions with remote wallets. */
  loadRemote(): Promise<RemoteEntry<Context>>
  /** Returns members that not every namespace has. */
  createExtras?(
    context: Context,
  ): Pick<Adapter, 'createChainClient' | 'getIdentity' | 'getTokenBalance' | 'isTransactionIncluded' | 'resolveName'>
}

/** The part of an adapter that connects wallets and reads from networks. Connectors call `connect` and `restore`. */
export type SessionEntry<Context, Clients, Source> = {
  connect(context: Context, source: Source, request?: ConnectRequest): Promise<Session>
  restore(context: Context, source: Source, request?: ConnectRequest): Promise<Session | undefined>
  createClients(context: Context): Clients
  getBalance(context: Context, parameters: Parameters<Adapter['getBalance']>[0]): Promise<Balance>
}

/** The part of an adapter that opens sessions with remote wallets. */
export type RemoteEntry<Context> = {
  openRemote(context: Context, channel: RemoteChannel, request?: ConnectRequest): Session | Promise<Session>
}

/**
 * Shared context of one adapter instance, in every namespace. The namespace adds `loadSession`, because it knows its
 * type.
 */
export type BaseContext<Options, Clients> = AdapterContext & {
  readonly options: Options
  /** Aborts with `DESTROYED` when the adapter ends. */
  readonly lifetime: AbortSignal
  /** Returns the clients of the networks, created on first use. Rejects with `DESTROYED` after the end. */
  clients(): Promise<Clients>
}
