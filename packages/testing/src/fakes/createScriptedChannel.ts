import type {
  CaipNetworkId,
  ChainNamespace,
  RemoteChannel,
  RemoteGrant,
  RemoteRequest,
  RemoteUpdate,
  WalletInfo,
} from '@latchkey/common'

type Answer = (request: RemoteRequest) => unknown

/** A channel with scripted responses that records its requests. It does not sign. */
export type ScriptedChannel = RemoteChannel & {
  readonly asked: RemoteRequest[]
  /** Responses by method. The default response is `undefined`. */
  readonly answers: Record<string, Answer>
  grant: RemoteGrant
  wallet: WalletInfo
  /** Number of `disconnect` calls. */
  readonly disconnectCount: number
  /** Number of `noteSwitch` calls. */
  readonly switchCount: number
  tell(news: RemoteUpdate): void
  /** Changes the grant and notifies the listeners. */
  update(change: Partial<RemoteGrant>): void
  /** Changes the wallet's description and notifies the listeners. */
  describe(change: Partial<WalletInfo>): void
  /** Emits an event of the wallet, by default on the first network of the grant. */
  event(name: string, data: unknown, networkId?: CaipNetworkId): void
  listenerCount(): number
}

export type ScriptedChannelOptions = {
  readonly namespace: ChainNamespace
  readonly grant: RemoteGrant
  readonly answers?: Readonly<Record<string, Answer>> | undefined
  /** The connector of the session. Default: WalletConnect. */
  readonly connector?: RemoteChannel['connector'] | undefined
}

/**
 * Creates a {@link ScriptedChannel}, for sessions that a test opens without a relay.
 *
 * @example
 * const channel = createScriptedChannel({ namespace: 'eip155', grant, answers: { personal_sign: () => signature } })
 * const session = await adapter.openRemote?.(channel)
 */
export function createScriptedChannel({
  namespace,
  grant,
  answers,
  connector = { id: 'walletConnect', type: 'WALLET_CONNECT' },
}: ScriptedChannelOptions): ScriptedChannel {
  const listeners = new Set<(news: RemoteUpdate) => void>()
  let disconnectCount = 0
  let switchCount = 0
  const channel: ScriptedChannel = {
    namespace,
    connector,
    wallet: { name: 'Phone Wallet', icon: 'https://phone.example/icon.png', identifier: 'phone.example' },
    asked: [],
    answers: { ...answers },
    grant,
    get disconnectCount() {
      return disconnectCount
    },
    get switchCount() {
      return switchCount
    },
    noteSwitch: () => void switchCount++,
    granted: () => channel.grant,
    async request(request) {
      channel.asked.push(request)
      return channel.answers[request.method]?.(request)
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async disconnect() {
      disconnectCount++
    },
    tell(news) {
      for (const listener of [...listeners]) listener(news)
    },
    update(change) {
      channel.grant = { ...channel.grant, ...change }
      channel.tell({ type: 'updated' })
    },
    describe(change) {
      channel.wallet = { ...channel.wallet, ...change }
      channel.tell({ type: 'updated' })
    },
    event(name, data, networkId = channel.grant.networkIds[0]) {
      if (networkId) channel.tell({ type: 'event', name, data, networkId })
    },
    listenerCount: () => listeners.size,
  }
  return channel
}
