import type { Metadata } from '@latchkey/common'
import { SignClient } from '@walletconnect/sign-client'
import type { ICore } from '@walletconnect/types'
import type { Relayer } from '../relay/createRelayer.js'
import { type ClientCoreOptions, createClientCore } from './createClientCore.js'
import type { ClientStorage } from './createClientStorage.js'
import { keepKey } from './createKeyChain.js'
import { createSilentLogger } from './createSilentLogger.js'
import { failEngine } from './failEngine.js'
import type { Sign } from './sign.js'

/** A WalletConnect client that is ready, and its connection to the relay. */
export type Client = {
  readonly sign: Sign
  readonly core: ICore
  readonly relayer: Relayer
  readonly storage: ClientStorage
  /** Ends whatever it still waits for, and leaves no timer, listener or socket. */
  close(): void
}

export type ClientOptions = Omit<ClientCoreOptions, 'session'> & { readonly metadata: Metadata }

/** Loads what is stored and makes a {@link Client}. The relay is not asked before there is something to ask. */
export async function openClient({ metadata, ...options }: ClientOptions): Promise<Client> {
  let opened: Sign | undefined
  const parts = createClientCore({
    ...options,
    session: (topic) => (opened?.session.keys.includes(topic) ? opened.session.get(topic) : undefined),
  })
  const sign = await SignClient.init({ core: parts.core, logger: createSilentLogger() }).catch((error: unknown) => {
    parts.close()
    throw error
  })
  opened = sign
  sign.on('session_connect', ({ session }) => keepKey(parts.core.crypto.keychain, options.storage, session.topic))
  // Given at once, it would be compared with the page's own address, and the difference written to the console.
  Object.assign(sign.metadata, { ...metadata, icons: [...metadata.icons] })
  return {
    sign,
    ...parts,
    storage: options.storage,
    close() {
      parts.close()
      failEngine(sign)
    },
  }
}
