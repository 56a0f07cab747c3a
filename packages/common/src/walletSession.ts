import { AppKitError, withDeadline } from './appKitError.js'
import { createEmitter } from './emitter.js'
import type { TableErrorCode } from './errorTable.js'
import { cleanText } from './outsideText.js'
import type { Clock, Logger } from './ports.js'
import type { SessionEvent } from './session.js'
import { isAppKitError } from './settling.js'
import { findWalletErrorCode, type WalletErrorLayer, type WalletErrorWords } from './walletErrorTable.js'

// What every wallet session has in common: what its wallet's errors mean, and that it ends once. One file, for no connection does
// without either.

/**
 * The errors inside each other, outermost first, of anything a wallet throws (R36). Wallets wrap: MetaMask's mobile app has
 * the real error in `data.originalError`, others in `cause` or `error`. Total: getters that throw, cycles, strings and
 * `undefined` are all read, and text comes cleaned.
 */
export function walletErrorLayers(error: unknown, depth = 0): readonly WalletErrorLayer[] {
  if (depth > 4 || error === undefined || error === null) return []
  if (typeof error === 'string') return [{ code: undefined, message: cleanText(error, 300) }]
  const data = read(error, 'data')
  const inner = [read(data, 'originalError'), read(error, 'cause'), read(error, 'error')].find(
    (value) => typeof value === 'object',
  )
  return [
    { code: toCode(read(error, 'code')), message: cleanText(read(error, 'message'), 300) },
    ...walletErrorLayers(inner, depth + 1),
  ]
}

function toCode(value: unknown): number | undefined {
  const code = typeof value === 'string' && /^-?\d{1,6}$/.test(value) ? Number(value) : value
  return typeof code === 'number' && Number.isInteger(code) ? code : undefined
}

function read(value: unknown, key: string): unknown {
  try {
    return (typeof value === 'object' && value !== null) || typeof value === 'function'
      ? Reflect.get(value, key)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns a function that maps anything a wallet throws to a typed error (R36). The function is total. The wallet's text is cleaned
 * and goes to developers only, in `details`.
 */
export function createWalletErrorMap(words: WalletErrorWords = {}): (error: unknown) => AppKitError {
  return (error) => {
    if (isOurs(error)) return error
    const layers = walletErrorLayers(error)
    const details = layers.map(({ message }) => message).find((message) => message !== '')
    return new AppKitError(findWalletErrorCode(layers, words) ?? 'WALLET_FAILED', { cause: error, details })
  }
}

function isOurs(error: unknown): error is AppKitError {
  try {
    return isAppKitError(error)
  } catch {
    return false
  }
}

/** What every session does alike, whatever its wallet: it tells events, ends once, and settles what is under way. */
export type SessionLife = {
  /** Fires when the session ends. */
  readonly ended: AbortSignal
  watch(listener: (event: SessionEvent) => void): () => void
  emit(event: SessionEvent): void
  /**
   * Runs something the wallet is asked: settles with it, or rejects when the session ends, the signal fires or `ms` are over.
   * After the end nothing is started.
   */
  run<T>(work: () => PromiseLike<T> | T, options?: RunOptions): Promise<T>
  /** Ends the session, once; a reason is told as `disconnected`. Without one nobody is told. */
  end(reason?: Extract<SessionEvent, { readonly type: 'disconnected' }>['reason']): void
}

export type RunOptions = {
  readonly signal?: AbortSignal | undefined
  /** Left out where a person has to decide. */
  readonly ms?: number | undefined
  /** The error when `ms` are over. */
  readonly code?: TableErrorCode | undefined
}

/** Makes a {@link SessionLife} that ends with `lifetime` at the latest; `onEnd` stops what listens to the wallet. */
export function createSessionLife({
  lifetime,
  clock,
  logger,
  onEnd,
}: {
  readonly lifetime: AbortSignal
  readonly clock: Clock
  readonly logger: Logger
  onEnd(): void
}): SessionLife {
  const events = createEmitter<SessionEvent>((error) => logger.error('A listener of a wallet session threw.', error))
  const ended = new AbortController()
  const { signal } = ended

  function end(reason?: Extract<SessionEvent, { readonly type: 'disconnected' }>['reason']): void {
    if (signal.aborted) return
    lifetime.removeEventListener('abort', endSilently)
    ended.abort(reason === 'extensionInvalidated' ? new AppKitError('EXTENSION_INVALIDATED') : sessionEnded())
    onEnd()
    if (reason) events.emit({ type: 'disconnected', reason })
    events.clear()
  }
  const endSilently = () => end()
  if (lifetime.aborted) end()
  else lifetime.addEventListener('abort', endSilently, { once: true })

  return {
    ended: signal,
    watch: events.watch,
    emit: (event) => {
      if (!signal.aborted) events.emit(event)
    },
    async run(work, { signal: own, ms, code } = {}) {
      try {
        const answer = signal.aborted || own?.aborted ? new Promise<never>(() => undefined) : begin(work)
        return await withDeadline(withDeadline(answer, { clock, ms, code, signal: own }), { signal })
      } catch (error) {
        if (isAppKitError(error, 'EXTENSION_INVALIDATED')) end('extensionInvalidated')
        throw error
      }
    },
    end,
  }
}

async function begin<T>(work: () => PromiseLike<T> | T): Promise<T> {
  return work()
}

function sessionEnded(): AppKitError {
  return new AppKitError('NOT_CONNECTED', {
    details: 'The session ended. What was already open in the wallet may still be carried out there.',
  })
}
