import { lazy, loadModule, type Metadata, type Ports } from '@latchkey/common'
import type { ICore } from '@walletconnect/types'
import type { Relayer } from '../relay/createRelayer.js'
import { type ClientCore, type ClientCoreOptions, createClientCore } from './createClientCore.js'
import type { ClientStorage } from './createClientStorage.js'
import { storeKey } from './createKeyChain.js'
import { createSilentLogger } from './createSilentLogger.js'
import type { Sign } from './libraryRequests.js'
import { cancelPending } from './libraryRequests.js'
import { walletConnectParts } from './walletConnectParts.js'

/** The library with Latchkey's core, and its connection to the relay. */
export type Client = {
  readonly sign: Sign
  readonly core: ICore
  readonly relayer: Relayer
  readonly storage: ClientStorage
  readonly noteSwitch: ClientCore['noteSwitch']
  /** Rejects everything pending, and leaves no timer, listener or socket. */
  close(): void
}

export type ClientOptions = Omit<ClientCoreOptions, 'session' | 'verify' | 'clock'> & {
  readonly ports: Ports
  readonly metadata: Metadata
  readonly verifyUrl: string | undefined
  readonly telemetryUrl: string | undefined
  /** Aborts when the instance ends. */
  readonly signal: AbortSignal
}

/** Opens a {@link Client} with the stored sessions. It connects to the relay with the first call. */
export async function openClient({ metadata, ports, ...options }: ClientOptions): Promise<Client> {
  const { clock, window } = ports
  const { verifyUrl, telemetryUrl, projectId, signal, report } = options
  let opened: Sign | undefined
  const verify = verifyUrl && window ? lazy(() => loadVerify(verifyUrl, window)) : undefined
  // Loads in parallel. Ignore the error here; it resurfaces on first use.
  verify?.().catch(() => undefined)
  const parts = createClientCore({
    ...options,
    clock,
    verify: verify && (async (request) => (await verify().catch(report))?.(request)),
    session: (topic) => (opened?.session.keys.includes(topic) ? opened.session.get(topic) : undefined),
  })
  const sign = await walletConnectParts.SignClient.init({ core: parts.core, logger: createSilentLogger() }).catch(
    (error: unknown) => {
      parts.close()
      throw error
    },
  )
  opened = sign
  sign.on('session_connect', ({ session }) => storeKey(parts.core.crypto.keychain, options.storage, session.topic))
  // Set after `init`, which would replace a URL other than the page's and log a warning.
  Object.assign(sign.metadata, { ...metadata, icons: [...metadata.icons] })
  if (telemetryUrl && !signal.aborted) reportStart(telemetryUrl).catch(report)
  return {
    sign,
    ...parts,
    storage: options.storage,
    close() {
      parts.close()
      cancelPending(sign)
    },
  }

  async function loadVerify(verifyUrl: string, window: Window): Promise<ICore['verify']['register']> {
    const { createVerify } = await loadModule(() => import('./createVerify.js'))
    return createVerify({ ports, window, verifyUrl, projectId, signal })
  }

  async function reportStart(telemetryUrl: string): Promise<void> {
    const { sendTelemetry } = await loadModule(() => import('./sendTelemetry.js'))
    const clientId = await parts.core.crypto.getClientId()
    await sendTelemetry({ ports, telemetryUrl, projectId, clientId, userAgent: parts.userAgent, signal })
  }
}
