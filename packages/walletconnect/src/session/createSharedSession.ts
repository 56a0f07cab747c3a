import {
  AppKitError,
  abortReason,
  type ChainNamespace,
  createEmitter,
  type Logger,
  type WalletConnectNews,
  type WalletConnectRequest,
  type WalletConnectWire,
  withDeadline,
} from '@latchkey/common'
import { mapWalletError } from './mapWalletError.js'
import { type Granted, grantedChain, readGrant } from './readGrant.js'
import { readWallet } from './readWallet.js'

/** One approved session, which namespaces share. */
export type SharedSession = {
  readonly topic: string
  /** The same wire each time; `undefined` where the wallet granted nothing. */
  wire(namespace: ChainNamespace): WalletConnectWire | undefined
  /** Somebody uses it, in this namespace or in any. */
  isUsed(namespace?: ChainNamespace): boolean
  tell(news: WalletConnectNews, namespace?: ChainNamespace): void
  /** The wallet, or time, ended it. */
  end(): void
}

export type SharedSessionOptions = {
  readonly topic: string
  readonly logger: Logger
  /** What it grants now; `undefined` once it is gone. */
  granted(): Granted | undefined
  readonly peer: unknown
  ask(
    request: { readonly method: string; readonly params: unknown; readonly chainId: string },
    signal: AbortSignal,
  ): Promise<unknown>
  /** The page has switched the network of this namespace. */
  noteSwitch(namespace: ChainNamespace): void
  /** These namespaces were left on this page; `isLast` when it uses none any more. Settles within 3 s. */
  leave(left: readonly ChainNamespace[], isLast: boolean): Promise<void>
}

type Held = {
  readonly wire: WalletConnectWire
  readonly news: ReturnType<typeof createEmitter<WalletConnectNews>>
  watchers: number
  hasLeft: boolean
}

const nothing: Granted = {}

/** Makes a {@link SharedSession}. A namespace that nobody watches counts as left. */
export function createSharedSession(options: SharedSessionOptions): SharedSession {
  const { topic, logger } = options
  const wallet = readWallet(options.peer)
  const wires = new Map<ChainNamespace, Held>()
  const ended = new AbortController()
  const granted = () => options.granted() ?? nothing

  function end(): void {
    if (ended.signal.aborted) return
    ended.abort(new AppKitError('NOT_CONNECTED', { details: 'The wallet ended the session.' }))
    for (const { news } of wires.values()) {
      news.emit({ type: 'ended' })
      news.clear()
    }
  }

  async function request(held: () => Held | undefined, namespace: ChainNamespace, asked: WalletConnectRequest) {
    if (asked.signal?.aborted) throw abortReason(asked.signal)
    // Whoever took it out of the client's store, it is over (FI3).
    if (!options.granted()) end()
    if (ended.signal.aborted || held()?.hasLeft) throw new AppKitError('NOT_CONNECTED')
    const { methods } = readGrant(granted(), namespace)
    const chainId = grantedChain(granted(), asked.networkId)
    if (!chainId?.startsWith(`${namespace}:`)) throw new AppKitError('WRONG_NETWORK')
    if (!methods.includes(asked.method))
      throw new AppKitError('METHOD_NOT_SUPPORTED', { details: `The wallet did not grant ${asked.method}.` })
    const over = new AbortController()
    try {
      const answer = options.ask({ method: asked.method, params: asked.params, chainId }, over.signal)
      return await withDeadline(withDeadline(answer, { signal: asked.signal }), { signal: ended.signal })
    } catch (error) {
      throw mapWalletError(error)
    } finally {
      over.abort()
    }
  }

  function hold(namespace: ChainNamespace): Held {
    const news = createEmitter<WalletConnectNews>((error) =>
      logger.error('A listener of a wallet session threw.', error),
    )
    const held: Held = {
      news,
      watchers: 0,
      hasLeft: false,
      wire: {
        namespace,
        wallet,
        granted: () => readGrant(granted(), namespace),
        request: (asked) => request(() => wires.get(namespace), namespace, asked),
        noteSwitch() {
          if (!held.hasLeft && !ended.signal.aborted) options.noteSwitch(namespace)
        },
        watch(listener) {
          const stop = news.watch(listener)
          held.watchers++
          let isWatching = true
          return () => {
            if (!isWatching) return
            isWatching = false
            held.watchers--
            stop()
          }
        },
        async leave() {
          if (held.hasLeft) return
          held.hasLeft = true
          news.clear()
          const left = [...wires].filter(([, one]) => !isInUse(one)).map(([key]) => key)
          await options.leave(left, left.length === wires.size)
        },
      },
    }
    return held
  }

  return {
    topic,
    wire(namespace) {
      if (ended.signal.aborted || readGrant(granted(), namespace).accounts.length === 0) return undefined
      const known = wires.get(namespace)
      if (known && !known.hasLeft) return known.wire
      const held = hold(namespace)
      wires.set(namespace, held)
      return held.wire
    },
    isUsed(namespace) {
      return [...wires].some(([key, held]) => (namespace ?? key) === key && isInUse(held))
    },
    tell(news, namespace) {
      for (const [key, held] of wires) if (namespace === undefined || namespace === key) held.news.emit(news)
    },
    end,
  }
}

function isInUse({ hasLeft, watchers }: Held): boolean {
  return !hasLeft && watchers > 0
}
