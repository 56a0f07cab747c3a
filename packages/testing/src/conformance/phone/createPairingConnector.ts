import { type Connector, createSafeStorage, type OpenRemote, walletConnectId } from '@latchkey/common'
import { createFakeLogger } from '../../fakes/createFakeLogger.js'
import { createFakeStorage } from '../../fakes/createFakeStorage.js'
import { createWalletConnectWallet } from '../../wallet/walletConnect/createWalletConnectWallet.js'
import type { WalletConnectWallet } from '../../wallet/walletConnect/walletConnectWallet.js'
import type { PhoneRigState } from './phoneRigState.js'

export type PairingConnectorOptions = {
  readonly name: string
  readonly openRemote: OpenRemote
  readonly accountCount: number
  /** Methods that the phone lacks. */
  readonly without: readonly string[]
}

export type PairingConnector = {
  readonly connector: Connector
  /** Returns the phone; `undefined` before the first connection. */
  phone(): WalletConnectWallet | undefined
}

/**
 * Creates a connector with its own phone. The phone starts with the first connection, and pairs with each URI
 * automatically.
 */
export function createPairingConnector(state: PhoneRigState, options: PairingConnectorOptions): PairingConnector {
  const { rig, relayUrl, createWalletConnect } = state.options
  const { namespace } = rig.adapter
  const { name, openRemote, without, accountCount } = options
  const { clock, lifetime, phones, parts } = state
  let phone: WalletConnectWallet | undefined
  const ports = {
    clock,
    storage: createFakeStorage(),
    fetch: globalThis.fetch,
    window: undefined,
    logger: createFakeLogger(),
  }
  const walletConnect = createWalletConnect({
    ports,
    projectId: 'local',
    relayUrl,
    metadata: { name: 'Conformance', description: 'A test', url: 'http://localhost', icons: [] },
    storage: createSafeStorage({ port: ports.storage, prefix: 'conformance/', logger: ports.logger }),
    requested: async () => [{ namespace, openRemote, networks: rig.networks }],
    isTaken: () => false,
    onRefused: () => undefined,
    lifetime: lifetime.signal,
  })

  function startPhone(): Promise<WalletConnectWallet> {
    const starting = createWalletConnectWallet({ relayUrl, networks: rig.networks, name, without, accountCount })
    phones.push(starting)
    return starting
  }

  return {
    connector: {
      id: walletConnectId,
      type: 'WALLET_CONNECT',
      name,
      chain: namespace,
      restore: (request) => walletConnect.restore(namespace, request),
      async connect(request) {
        phone ??= await startPhone()
        const connecting = walletConnect.connect(namespace, request)
        // The promise may reject during pairing, before the caller can handle it.
        connecting.catch(() => undefined)
        parts.add(walletConnect)
        await walletConnect.prepare()
        await phone.pair(walletConnect.uri() ?? '')
        return connecting
      },
    },
    phone: () => phone,
  }
}
