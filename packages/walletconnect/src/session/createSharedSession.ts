import {
  type ChainNamespace,
  type Clock,
  createEmitter,
  createError,
  errors,
  type Logger,
  type RemoteChannel,
  type RemoteRequest,
  type RemoteUpdate,
  throwIfAborted,
  walletConnectId,
  withSignals,
} from '@latchkey/common'
import { mapWalletError } from '../protocol/mapWalletError.js'
import { type Granted, grantedChain, readGrant } from './readGrant.js'
import { readWallet } from './readWallet.js'
import { requestNetwork } from './requestNetwork.js'

/** One approved session, which several namespaces share. */
export type SharedSession = {
  readonly topic: string
  /** Returns the channel of a namespace, the same each time; undefined if the wallet granted nothing there. */
  channel(namespace: ChainNamespace): RemoteChannel | undefined
  /** Whether this namespace, or any namespace, uses the session. */
  isUsed(namespace?: ChainNamespace): boolean
  /** Emits an update to the channel of a namespace, or to all. */
  emit(update: RemoteUpdate, namespace?: ChainNamespace): void
  /** The wallet ended the session, or it expired. */
  end(): void
}

export type SharedSessionOptions = {
  readonly topic: string
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>
  readonly logger: Logger
  /** Returns what the session grants now; undefined after it was deleted. */
  granted(): Granted | undefined
  /** Metadata as stated by the wallet. */
  readonly peer: unknown
  send(
    request: { readonly method: string; readonly params: unknown; readonly chainId: string },
    signal: AbortSignal,
  ): Promise<unknown>
  /** The page has switched the network of this namespace. */
  noteSwitch(namespace: ChainNamespace): void
  /** These namespaces disconnected on this page; `isLast` if no other uses the session. Settles within 3 s. */
  onDisconnected(namespaces: readonly ChainNamespace[], isLast: boolean): Promise<void>
}

type State = {
  readonly options: SharedSessionOptions
  readonly channels: Map<ChainNamespace, ChannelState>
  readonly ended: AbortController
}

type ChannelState = {
  readonly channel: RemoteChannel
  readonly updates: ReturnType<typeof createEmitter<RemoteUpdate>>
  watchers: number
  isDisconnected: boolean
}

const nothing: Granted = {}

/** Creates a {@link SharedSession}. A namespace without a listener on its channel counts as disconnected. */
export function createSharedSession(options: SharedSessionOptions): SharedSession {
  const { topic } = options
  const state: State = { options, channels: new Map(), ended: new AbortController() }
  const { channels, ended } = state

  return {
    topic,
    channel(namespace) {
      if (ended.signal.aborted || readGrant(granted(state), namespace).accounts.length === 0) return undefined
      const known = channels.get(namespace)
      if (known && !known.isDisconnected) return known.channel
      const created = createChannel(state, namespace)
      channels.set(namespace, created)
      return created.channel
    },
    isUsed(namespace) {
      return [...channels].some(([key, channel]) => (namespace ?? key) === key && isInUse(channel))
    },
    emit(update, namespace) {
      for (const [key, { updates }] of channels) if (namespace === undefined || namespace === key) updates.emit(update)
    },
    end: () => end(state),
  }
}

function createChannel(state: State, namespace: ChainNamespace): ChannelState {
  const { options, channels, ended } = state
  const updates = createEmitter<RemoteUpdate>((error) =>
    options.logger.error('A listener of a wallet session threw.', error),
  )
  const own: ChannelState = {
    updates,
    watchers: 0,
    isDisconnected: false,
    channel: {
      namespace,
      connector: { id: walletConnectId, type: 'WALLET_CONNECT' },
      wallet: readWallet(options.peer),
      granted: () => readGrant(granted(state), namespace),
      request: (request) => sendOverChannel(state, namespace, request),
      requestNetwork: (network, { signal } = {}) =>
        requestNetwork(own.channel, network, { clock: options.clock, signal }),
      noteSwitch() {
        if (!own.isDisconnected && !ended.signal.aborted) options.noteSwitch(namespace)
      },
      watch(listener) {
        const stop = updates.watch(listener)
        own.watchers++
        let isWatching = true
        return () => {
          if (!isWatching) return
          isWatching = false
          own.watchers--
          stop()
        }
      },
      async disconnect() {
        if (own.isDisconnected) return
        own.isDisconnected = true
        updates.clear()
        const unused = [...channels].filter(([, channel]) => !isInUse(channel)).map(([key]) => key)
        await options.onDisconnected(unused, unused.length === channels.size)
      },
    },
  }
  return own
}

async function sendOverChannel(
  state: State,
  namespace: ChainNamespace,
  { method, params, networkId, signal }: RemoteRequest,
): Promise<unknown> {
  const { options, channels, ended } = state
  throwIfAborted(signal)
  // Another tab may have ended the session.
  if (!options.granted()) end(state)
  if (ended.signal.aborted || channels.get(namespace)?.isDisconnected) throw createError(errors.NOT_CONNECTED)
  const chainId = grantedChain(granted(state), networkId)
  if (!chainId?.startsWith(`${namespace}:`)) throw createError(errors.WRONG_NETWORK)
  if (!readGrant(granted(state), namespace).methods.includes(method))
    throw createError(errors.METHOD_NOT_SUPPORTED, { details: `The wallet did not grant ${method}.` })
  const settled = new AbortController()
  try {
    const response = options.send({ method, params, chainId }, settled.signal)
    return await withSignals(response, ended.signal, signal)
  } catch (error) {
    throw mapWalletError(error)
  } finally {
    settled.abort()
  }
}

function end({ channels, ended }: State): void {
  if (ended.signal.aborted) return
  ended.abort(createError(errors.NOT_CONNECTED, { details: 'The wallet ended the session.' }))
  for (const { updates } of channels.values()) {
    updates.emit({ type: 'ended' })
    updates.clear()
  }
}

function granted({ options }: State): Granted {
  return options.granted() ?? nothing
}

function isInUse({ isDisconnected, watchers }: ChannelState): boolean {
  return !isDisconnected && watchers > 0
}
