import type { Adapter, Connector, WalletConnectDescriptor, WalletConnectWire } from '@latchkey/common'
import { createFakeLogger } from '../fakes/createFakeLogger.js'
import { createFakeStorage } from '../fakes/createFakeStorage.js'
import { createWalletConnectWallet } from '../wallet/walletConnect/createWalletConnectWallet.js'
import type { WalletConnectWallet } from '../wallet/walletConnect/walletConnectWallet.js'
import type { ConformanceRig, ConformanceWallet } from './conformanceRig.js'
import type { ConformanceTraits } from './conformanceTraits.js'
import { createCountingClock } from './countingClock.js'
import type { CreateWalletConnect, WalletConnectPart } from './walletConnectPart.js'

export type PhoneRigOptions = {
  /** The rig of the namespace: its networks, its adapter, its way to verify and to send. */
  readonly rig: ConformanceRig
  readonly relayUrl: string
  readonly createWalletConnect: CreateWalletConnect
  /**
   * The method messages are signed by, and how it answers: `wrap` makes an answer of a signature as wallets on the page give it. `bad` are
   * answers that hold no signature, in place of those of the rig.
   */
  readonly signing: {
    readonly method: string
    wrap?(signature: unknown): unknown
    readonly bad?: readonly unknown[] | undefined
  }
  /** Which of a phone's accounts those of the rig's wallets are, where they are not its first. */
  readonly accounts?: readonly number[] | undefined
  /** The methods an action needs, by its name. */
  readonly methodsOf: (action: string) => readonly string[]
}

/** In what phones differ from wallets on the page. */
export const phoneTraits: ConformanceTraits = {
  switching: 'page',
  lacks: {
    discovery: 'a phone is not on the page; it is connected by a code',
    unknownNetwork: 'a network that was not approved is WRONG_NETWORK: the wallet is not asked to add it',
    revoke: 'a session that is over is WALLET_SESSION_ENDED when it is restored',
  },
}

/**
 * A rig with phones, reached over a relay, in place of wallets on the page: for the part of the suite that is about open sessions
 * (`lacks: { discovery }`). The adapter lists a connector for each phone, which pairs by itself.
 */
export async function createPhoneRig(options: PhoneRigOptions): Promise<ConformanceRig> {
  const { rig } = options
  const { namespace } = rig.adapter
  const descriptor = await rig.adapter.walletConnect?.()
  if (!descriptor) throw new Error('The adapter knows nothing of WalletConnect')
  const lifetime = new AbortController()
  const clock = createCountingClock()
  const connectors: Connector[] = []
  const phones: Promise<WalletConnectWallet>[] = []
  /** What speaks to the phones: each has a pulse from its first code until it ends. */
  const parts = new Set<WalletConnectPart>()
  let tell: () => void = () => undefined

  const adapter: Adapter = {
    ...rig.adapter,
    discover(onChange) {
      tell = () => onChange([...connectors])
      tell()
      return () => {
        tell = () => undefined
      }
    },
    // As an instance ends: with its adapters, what speaks to phones ends.
    destroy() {
      rig.adapter.destroy()
      for (const part of parts) part.destroy()
      parts.clear()
    },
  }

  function createWallet(name: string, without: readonly string[] = []): ConformanceWallet {
    // The same words give the same accounts.
    const { addresses, atConnect } = rig.createWallet(name)
    const indices = options.accounts ?? [...addresses.keys()]
    const { method, wrap = (value) => value } = options.signing
    const { counted, count } = countWatchers(descriptor as WalletConnectDescriptor)
    let phone: WalletConnectWallet | undefined
    const live = () => phone ?? missing()
    const walletConnect = options.createWalletConnect({
      ports: {
        clock,
        storage: createFakeStorage(),
        fetch: globalThis.fetch,
        window: undefined,
        logger: createFakeLogger(),
      },
      projectId: 'local',
      relayUrl: options.relayUrl,
      metadata: { name: 'Conformance', description: 'A test', url: 'http://localhost', icons: [] },
      storagePrefix: 'conformance',
      requested: async () => [{ namespace, descriptor: counted, networks: rig.networks }],
      isTaken: () => false,
      onRefused: () => undefined,
      lifetime: lifetime.signal,
    })
    const connector = walletConnect.connector(namespace)

    async function connect(request: Parameters<Connector['connect']>[0]) {
      if (!phone) {
        const { relayUrl } = options
        const accountCount = Math.max(...indices) + 1
        phones.push(createWalletConnectWallet({ relayUrl, networks: rig.networks, name, without, accountCount }))
        phone = await phones.at(-1)
      }
      const connecting = connector.connect(request)
      // Whoever asked hears of it; until the phone has answered nobody else does.
      connecting.catch(() => undefined)
      parts.add(walletConnect)
      await walletConnect.prepare()
      await live().pair(walletConnect.uri() ?? '')
      return connecting
    }

    return {
      name,
      addresses,
      atConnect,
      appear() {
        const shown: Connector = { ...connector, name, connect }
        connectors.push(shown)
        tell()
        return () => {
          connectors.splice(connectors.indexOf(shown), 1)
          tell()
        }
      },
      rejectNextConnect: missing,
      stallNextConnect: missing,
      shareNothingNext: missing,
      answerNextConnect: missing,
      throwNextConnect: missing,
      rejectNextSignature: () => live().control.reject(method),
      stallNextSignature() {
        live().control.stall(method)
        return () => void live().control.release(method)
      },
      answerNextSignature: (value) => live().control.answerWith(method, wrap(value)),
      throwNextSignature: (value) => live().control.throwWith(method, value instanceof Error ? value : toSent(value)),
      rejectNextSwitch: missing,
      stallEverything: () => live().control.always('*', { type: 'stall' }),
      lock: () => live().control.lock(),
      unlock: () => live().control.unlock(),
      selectAccount: (index) => void live().setAccounts(namespace, [...new Set([indices[index] ?? 0, ...indices])]),
      selectNetwork: ({ caipNetworkId }) => void live().switchNetwork(caipNetworkId),
      emitGarbage: missing,
      tamper: missing,
      disconnectSite: () => void live().deleteSession(),
      unplug: () => void live().deleteSession(),
      requestCount: () => phone?.control.requests().length ?? 0,
      promptCount: () => phone?.control.requests(method).length ?? 0,
      listenerCount: count,
    }
  }

  return {
    ...rig,
    adapter,
    createWallet: (name) => createWallet(name),
    timerCount: () => rig.timerCount() + clock.timerCount() - parts.size,
    passTime(ms) {
      rig.passTime?.(ms)
      clock.passTime(ms)
    },
    badSignatures: options.signing.bad ?? rig.badSignatures,
    // What a relay can carry: a number, and a text.
    declines: [
      { code: 4001 },
      { code: 5000 },
      { code: 5000, message: 'User rejected.' },
      new Error('User rejected the request.'),
    ],
    optionalActions: rig.optionalActions.map((action) => ({
      ...action,
      createWalletWithout: () => createWallet(`Without ${action.name}`, options.methodsOf(action.name)),
    })),
    async dispose() {
      lifetime.abort()
      for (const phone of phones) await (await phone).close()
      await rig.dispose?.()
    },
  }
}

/** Counts who listens to the wires that sessions are opened over. */
function countWatchers(descriptor: WalletConnectDescriptor) {
  let watchers = 0
  const watched = (wire: WalletConnectWire): WalletConnectWire => ({
    ...wire,
    watch(listener) {
      watchers++
      const stop = wire.watch(listener)
      let isOver = false
      return () => {
        if (!isOver) watchers--
        isOver = true
        stop()
      }
    },
  })
  const open: WalletConnectDescriptor['open'] = (wire, request) => descriptor.open(watched(wire), request)
  return { counted: { ...descriptor, open }, count: () => watchers }
}

/** What is left of a thrown value when it was sent: a getter that throws would end the phone itself. */
function toSent(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value))
  } catch {
    return 'It cannot be sent.'
  }
}

function missing(): never {
  throw new Error('The phone has not connected, or the suite asks for what the part about sessions does not need.')
}
