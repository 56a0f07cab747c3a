import type { SIWXConfig, SIWXHost } from '@latchkey/common'
import { createMemoryStorage, createSafeStorage, defaultStoragePrefix, lazy, loadModule } from '@latchkey/common/start'
import { nameSubject } from './sessionScope.js'

/** The traits of a sign-in that a page reads before a visitor signs in. */
export type SiwxTraits = {
  /** Whether a wallet has to sign in to be connected. Default: `true`. */
  readonly isRequired?: boolean | undefined
  /** Whether a disconnect ends the sessions of the wallet. Default: `true`. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** The namespaces whose wallets sign in. Default: all. */
  readonly namespaces?: SIWXConfig['namespaces']
}

/** The part of a {@link SIWXConfig} that loads on first use. */
export type SiwxSessions = Pick<
  SIWXConfig,
  'createMessage' | 'addSession' | 'revokeSession' | 'setSessions' | 'getSessions'
> & {
  /** Asks the server again. Resolves with whether its session may have changed. Never rejects. */
  recheck?(): Promise<boolean>
  forget?(): void
}

/** What a {@link LazySiwxOptions.watch} function receives. */
export type SiwxWatch = {
  readonly host: SIWXHost
  /** The sessions, once their code has loaded. */
  readonly loaded: () => SiwxSessions | undefined
  readonly emit: () => void
}

type LazySiwxOptions<Sessions extends SiwxSessions> = {
  readonly traits: SiwxTraits
  /** Imports the code of the sessions. Called once per instance. */
  readonly load: (host: SIWXHost) => Promise<Sessions>
  /** Watches what can change sessions. Returns an unsubscribe function. */
  readonly watch: (parts: SiwxWatch) => () => void
}

type LazySiwx<Sessions extends SiwxSessions> = {
  readonly config: SIWXConfig &
    Required<Pick<SIWXConfig, 'getRequired' | 'attach' | 'watch' | 'forget'>> & {
      readonly signOutOnDisconnect: boolean
    }
  /** Resolves with the sessions of the instance, once their code has loaded. */
  readonly loadSessions: () => Promise<Sessions>
}

/** Creates a {@link SIWXConfig} that downloads its code when the kit first asks for a session or a message. */
export function createLazySiwx<Sessions extends SiwxSessions>({
  traits,
  load,
  watch,
}: LazySiwxOptions<Sessions>): LazySiwx<Sessions> {
  const { isRequired = true, signOutOnDisconnect = true, namespaces } = traits
  let loaded: Sessions | undefined
  let host: SIWXHost | undefined
  const currentHost = () => {
    host ??= createPageHost()
    return host
  }
  const start = () =>
    lazy(async () => {
      const sessions = await loadModule(() => load(currentHost()))
      loaded = sessions
      return sessions
    })
  let sessions = start()

  return {
    loadSessions: () => sessions(),
    config: {
      createMessage: async (input) => (await sessions()).createMessage(input),
      addSession: async (session) => (await sessions()).addSession(session),
      revokeSession: async (chainId, address) => (await sessions()).revokeSession(chainId, address),
      setSessions: async (list) => (await sessions()).setSessions(list),
      async getSessions(chainId, address) {
        const found = await (await sessions()).getSessions(chainId, address)
        return found.map((session) => nameSubject(session, { chainId, accountAddress: address }))
      },
      forget: () => loaded?.forget?.(),
      getRequired: () => isRequired,
      signOutOnDisconnect,
      namespaces,
      attach(next) {
        host = next
        loaded = undefined
        sessions = start()
      },
      watch: (listener) => watch({ host: currentHost(), loaded: () => loaded, emit: listener }),
    },
  }
}

/** Asks the server again when the visitor or the network returns, because its session can end meanwhile. */
export function watchReturns({ loaded, emit }: SiwxWatch): () => void {
  const { document } = globalThis
  if (typeof document === 'undefined') return () => undefined
  let isWatching = true
  async function onChange(): Promise<void> {
    if (document.visibilityState !== 'visible') return
    const isChanged = await loaded()?.recheck?.()
    if (isChanged && isWatching) emit()
  }
  const listen = () => void onChange()
  document.addEventListener('visibilitychange', listen)
  document.defaultView?.addEventListener('online', listen)
  return () => {
    isWatching = false
    document.removeEventListener('visibilitychange', listen)
    document.defaultView?.removeEventListener('online', listen)
  }
}

/** The environment of a sign-in that no instance uses, for example in a test of the app. Stores in memory. */
function createPageHost(): SIWXHost {
  const ignore = () => undefined
  const logger = { debug: ignore, info: ignore, warn: ignore, error: ignore }
  const prefix = `${defaultStoragePrefix}/`
  return {
    storage: createSafeStorage({ port: createMemoryStorage(), prefix, logger }),
    logger,
    now: () => Date.now(),
    url: globalThis.location?.href,
    rpcUrls: () => [],
  }
}
