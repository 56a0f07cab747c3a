import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'

export type TestClient = Awaited<ReturnType<typeof createSignClient>>

type KeyValues = NonNullable<ConstructorParameters<typeof Core>[0]>['storage']

export const chain = 'eip155:31337'
export const account = `${chain}:0x70997970C51812dc3A010C7d01b50e0d17dc79C8`
export const namespaces = {
  eip155: { chains: [chain], accounts: [account], methods: ['personal_sign'], events: ['accountsChanged'] },
}

/** A store in memory that several clients may share, as pages of one origin do. */
export function createStore(): NonNullable<KeyValues> {
  const values = new Map<string, unknown>()
  return {
    getKeys: async () => [...values.keys()],
    getEntries: async <T>() => [...values] as [string, T][],
    getItem: async <T>(key: string) => structuredClone(values.get(key)) as T | undefined,
    setItem: async (key, value) => void values.set(key, structuredClone(value)),
    removeItem: async (key) => void values.delete(key),
  }
}

let count = 0

/** Creates a client of the WalletConnect library that contacts only the relay. */
export async function createSignClient(relayUrl: string, name: string, storage = createStore()) {
  const prefix = `test-${count++}`
  const core = new Core({
    relayUrl,
    projectId: 'local',
    logger: 'silent',
    telemetryEnabled: false,
    storage,
    customStoragePrefix: prefix,
  })
  // The library shares one core among clients with the same prefix.
  Object.assign(core, { customStoragePrefix: '' })
  core.eventClient.init = async () => {}
  core.verify.register = async () => ''
  core.verify.resolve = async () => ({ origin: '' })
  const client = await SignClient.init({
    core: core as never,
    logger: 'silent',
    metadata: { name, description: name, url: 'http://localhost:5301', icons: [] },
  })
  handleRepeatedEnd(client)
  return {
    client,
    core,
    async close() {
      core.heartbeat.stop()
      core.heartbeat.events.removeAllListeners()
      await core.relayer.transportClose().catch(() => undefined)
      clearTimeout(Reflect.get(core.relayer, 'pingTimeout'))
      clearTimeout(Reflect.get(core.relayer, 'reconnectTimeout'))
    },
  }
}

/** Handles the rejection that the client leaves unhandled if the relay delivers the end of a session twice. */
function handleRepeatedEnd({ engine }: TestClient['client']): void {
  const own: (event: unknown) => Promise<void> = Reflect.get(engine, 'onProviderMessageEvent')
  Reflect.set(engine, 'onProviderMessageEvent', (event: unknown) =>
    own(event).catch((error: unknown) => {
      if (!String(error).includes('recently deleted')) throw error
    }),
  )
}

/** A wallet that approves every proposal and answers every request with `signature`. */
export function letWalletApprove({ client }: TestClient, signature = '0x5167') {
  client.on('session_proposal', ({ id }) => {
    client.approve({ id, namespaces }).then(
      ({ acknowledged }) => acknowledged().catch(() => undefined),
      () => undefined,
    )
  })
  client.on('session_request', ({ id, topic }) => {
    client.respond({ topic, response: { id, jsonrpc: '2.0', result: signature } }).catch(() => undefined)
  })
}

/** Pairs both clients and returns the dapp's session. */
export async function pairClients(dapp: TestClient, wallet: TestClient) {
  const { uri = '', approval } = await dapp.client.connect({
    optionalNamespaces: { eip155: { chains: [chain], methods: ['personal_sign'], events: ['accountsChanged'] } },
  })
  await wallet.client.pair({ uri })
  return approval()
}

export const ask = ({ client }: TestClient, topic: string) =>
  client.request<string>({
    topic,
    chainId: chain,
    request: { method: 'personal_sign', params: ['0x68656c6c6f', account.slice(chain.length + 1)] },
  })

/**
 * Tags with which clients publish session requests and their responses. Source: WalletConnect Sign API, RPC methods.
 */
const tags = { request: 1108, response: 1109 } as const

/**
 * Resolves when the relay confirms the next request or response of a client. A client that loses its connection earlier
 * waits 20 seconds until it publishes again, whatever the relay does. Other messages, such as the acknowledgement of a
 * session, may still be unconfirmed.
 */
export const published = ({ core }: TestClient, kind: keyof typeof tags) =>
  new Promise<void>((resolve) => {
    const check = ({ tag }: { readonly tag?: number }) => {
      if (tag !== tags[kind]) return
      core.relayer.off('relayer_publish', check)
      resolve()
    }
    core.relayer.on('relayer_publish', check)
  })
