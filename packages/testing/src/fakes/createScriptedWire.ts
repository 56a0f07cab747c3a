import type {
  CaipNetworkId,
  ChainNamespace,
  WalletConnectGrant,
  WalletConnectNews,
  WalletConnectRequest,
  WalletConnectWire,
} from '@latchkey/common'

type Answer = (request: WalletConnectRequest) => unknown

/** A wire whose other end answers by script and keeps what it was asked. It signs nothing. */
export type ScriptedWire = WalletConnectWire & {
  readonly asked: WalletConnectRequest[]
  /** By method; what is not here is answered with `undefined`. */
  readonly answers: Record<string, Answer>
  grant: WalletConnectGrant
  /** How often it was left. */
  readonly leaveCount: number
  /** How often the page told that it switched the network itself. */
  readonly switchCount: number
  tell(news: WalletConnectNews): void
  /** Changes what is granted and tells of it. */
  update(change: Partial<WalletConnectGrant>): void
  /** Tells an event of the wallet, on the first network of the grant unless another is named. */
  event(name: string, data: unknown, networkId?: CaipNetworkId): void
  listenerCount(): number
}

export type ScriptedWireOptions = {
  readonly namespace: ChainNamespace
  readonly grant: WalletConnectGrant
  readonly answers?: Readonly<Record<string, Answer>> | undefined
}

/**
 * Makes a {@link ScriptedWire}, for sessions that a test opens without a relay.
 *
 * @example
 * const wire = createScriptedWire({ namespace: 'eip155', grant, answers: { personal_sign: () => signature } })
 * const session = await (await adapter.walletConnect?.())?.open(wire)
 */
export function createScriptedWire({ namespace, grant, answers }: ScriptedWireOptions): ScriptedWire {
  const listeners = new Set<(news: WalletConnectNews) => void>()
  let leaveCount = 0
  let switchCount = 0
  const wire: ScriptedWire = {
    namespace,
    wallet: { name: 'Phone Wallet', icon: 'https://phone.example/icon.png', identifier: 'phone.example' },
    asked: [],
    answers: { ...answers },
    grant,
    get leaveCount() {
      return leaveCount
    },
    get switchCount() {
      return switchCount
    },
    noteSwitch: () => void switchCount++,
    granted: () => wire.grant,
    async request(request) {
      wire.asked.push(request)
      return wire.answers[request.method]?.(request)
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async leave() {
      leaveCount++
    },
    tell(news) {
      for (const listener of [...listeners]) listener(news)
    },
    update(change) {
      wire.grant = { ...wire.grant, ...change }
      wire.tell({ type: 'updated' })
    },
    event(name, data, networkId = wire.grant.networkIds[0]) {
      if (networkId) wire.tell({ type: 'event', name, data, networkId })
    },
    listenerCount: () => listeners.size,
  }
  return wire
}
