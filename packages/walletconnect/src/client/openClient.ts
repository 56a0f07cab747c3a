import { createOnDemand, loadPart, type Metadata, type Ports } from '@latchkey/common'
import type { ICore } from '@walletconnect/types'
import type { Relayer } from '../relay/createRelayer.js'
import { type ClientCore, type ClientCoreOptions, createClientCore } from './createClientCore.js'
import type { ClientStorage } from './createClientStorage.js'
import { keepKey } from './createKeyChain.js'
import { createSilentLogger } from './createSilentLogger.js'
import { failEngine } from './failEngine.js'
import type { Sign } from './sign.js'
import { walletConnectParts } from './walletConnectParts.js'

/** A WalletConnect client that is ready, and its connection to the relay. */
export type Client = {
  readonly sign: Sign
  readonly core: ICore
  readonly relayer: Relayer
  readonly storage: ClientStorage
  readonly noteSwitch: ClientCore['noteSwitch']
  /** Ends whatever it still waits for, and leaves no timer, listener or socket. */
  close(): void
}

export type ClientOptions = Omit<ClientCoreOptions, 'session' | 'verify' | 'clock'> & {
  readonly ports: Ports
  readonly metadata: Metadata
  readonly verifyUrl: string | undefined
  readonly telemetryUrl: string | undefined
  /** Fires when nobody waits any more. */
  readonly signal: AbortSignal
}

/** Loads what is stored and makes a {@link Client}. The relay is not asked before there is something to ask. */
export async function openClient({ metadata, ports, ...options }: ClientOptions): Promise<Client> {
  const { clock, window } = ports
  const { verifyUrl, telemetryUrl, projectId, signal, report } = options
  let opened: Sign | undefined
  const verify = verifyUrl && window ? createOnDemand(() => loadVerify(verifyUrl, window)) : undefined
  // Side by side with the client; what cannot be had is told of when it is used.
  verify?.().catch(() => undefined)
  const parts = createClientCore({
    ...options,
    clock,
    verify: verify && (async (asked) => (await verify().catch(report))?.(asked)),
    session: (topic) => (opened?.session.keys.includes(topic) ? opened.session.get(topic) : undefined),
  })
  const sign = await walletConnectParts.SignClient.init({ core: parts.core, logger: createSilentLogger() }).catch(
    (error: unknown) => {
      parts.close()
      throw error
    },
  )
  opened = sign
  sign.on('session_connect', ({ session }) => keepKey(parts.core.crypto.keychain, options.storage, session.topic))
  // Given at once, it would be compared with the page's own address, and the difference written to the console.
  Object.assign(sign.metadata, { ...metadata, icons: [...metadata.icons] })
  if (telemetryUrl && !signal.aborted) tell(telemetryUrl).catch(report)
  return {
    sign,
    ...parts,
    storage: options.storage,
    close() {
      parts.close()
      failEngine(sign)
    },
  }

  async function loadVerify(verifyUrl: string, window: Window): Promise<ICore['verify']['register']> {
    const { createVerify } = await loadPart(() => import('./createVerify.js'))
    return createVerify({ ports, window, verifyUrl, projectId, signal })
  }

  async function tell(telemetryUrl: string): Promise<void> {
    const { sendTelemetry } = await loadPart(() => import('./sendTelemetry.js'))
    const clientId = await parts.core.crypto.getClientId()
    await sendTelemetry({ ports, telemetryUrl, projectId, clientId, userAgent: parts.userAgent, signal })
  }
}
