import {
  type AccountType,
  AppKitError,
  type CaipNetworkId,
  type ChainNamespace,
  type Connector,
  type ConnectorType,
  type ConnectRequest,
  createEmitter,
  type Network,
  type Session,
  type SessionEvent,
} from '@latchkey/common'

/** What is asked of the wallet: the test decides when and how it answers. */
export type Question = {
  readonly kind: 'connect' | 'restore' | 'switch' | 'disconnect'
  readonly signal: AbortSignal | undefined
  /** The network it is asked for. */
  readonly network: Network | undefined
  readonly isNetworkRequired: boolean | undefined
  approve(): void
  reject(error?: unknown): void
}

/** A wallet whose answers the test gives, one by one, and that counts what it hands out. */
export type ScriptedWallet = {
  readonly connector: Connector
  readonly questions: Question[]
  /** How often it was asked anything. */
  asked(): number
  /** Sessions handed out that were neither detached nor disconnected. */
  openSessions(): number
  /** Answers by itself: what it does when it is asked. Default `wait`. */
  answers: 'wait' | 'approve' | 'reject' | 'refuseDisconnect'
  addresses: readonly string[]
  /** What its actions were asked to do, and which account was to act. */
  readonly acted: { readonly name: string; readonly address: string | undefined }[]
  networkId: CaipNetworkId
  isLocked: boolean
  /** Opens a session without being asked, as one that comes with another namespace's. */
  open(): Session
  emit(event: SessionEvent): void
  unlock(): void
  /** Listeners for unlocking. */
  watchers(): number
}

export const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

export function createScriptedWallet(
  options: {
    readonly id?: string
    readonly chain?: ChainNamespace
    readonly type?: ConnectorType
    readonly answers?: ScriptedWallet['answers']
    readonly canSwitch?: boolean
    readonly networkId?: CaipNetworkId
    /** The kinds of its accounts, one after the other. Default `eoa`. */
    readonly accountTypes?: readonly AccountType[]
    /** Where a wallet has no network of its own, it is on the one that the page asks for. */
    readonly hasNetwork?: boolean
    readonly rdns?: string | undefined
    /** By default its id. */
    readonly name?: string
    readonly restorePrompt?: Connector['restorePrompt']
    /** The other namespaces that one approval opens, as WalletConnect does. */
    readonly companions?: () => readonly ScriptedWallet[]
  } = {},
): ScriptedWallet {
  const {
    id = 'com.example.wallet',
    chain = 'eip155',
    type = 'ANNOUNCED',
    answers = 'wait',
    canSwitch = true,
    accountTypes = ['eoa'],
    hasNetwork = true,
    companions,
  } = options
  const rdns = 'rdns' in options ? options.rdns : id
  const open = new Set<Session>()
  const emitters = new Map<Session, ReturnType<typeof createEmitter<SessionEvent>>>()
  const unlock = createEmitter<void>()
  let watchers = 0
  let asked = 0

  function ask<T>(
    kind: Question['kind'],
    { signal, network, isNetworkRequired }: ConnectRequest,
    answer: () => T,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const isIdle = { now: true }
      const once = (action: () => void) => () => {
        if (isIdle.now) action()
        isIdle.now = false
      }
      const question: Question = {
        kind,
        signal,
        network,
        isNetworkRequired,
        approve: once(() => resolve(answer())),
        reject: (error = new AppKitError('USER_REJECTED')) => once(() => reject(error))(),
      }
      signal?.addEventListener('abort', () => question.reject(new AppKitError('ABORTED')), { once: true })
      asked++
      wallet.questions.push(question)
      if (wallet.answers === 'approve' || (wallet.answers === 'refuseDisconnect' && kind !== 'disconnect'))
        question.approve()
      if (wallet.answers === 'reject') question.reject()
      if (wallet.answers === 'refuseDisconnect') question.reject()
    })
  }

  function openOn(network: Network | undefined): Session {
    if (!hasNetwork && network) wallet.networkId = network.caipNetworkId
    return createSession()
  }

  function createSession(): Session {
    const emitter = createEmitter<SessionEvent>()
    const close = () => {
      open.delete(session)
      emitter.clear()
    }
    const session: Session = {
      namespace: chain,
      connectorId: id,
      connectorType: type,
      wallet: { name: wallet.connector.name, identifier: id },
      provider: { id },
      get accounts() {
        return wallet.addresses.map((address, index) => ({
          namespace: chain,
          address,
          type: accountTypes[index] ?? accountTypes[0] ?? 'eoa',
        }))
      },
      get networkId() {
        return wallet.networkId
      },
      supportsAllNetworks: true,
      approvedNetworkIds: [],
      actions: {
        async signMessage({ message, address }: { readonly message: string; readonly address?: string }) {
          wallet.acted.push({ name: 'signMessage', address })
          return `0x${Buffer.from(message).toString('hex')}`
        },
      },
      ...(canSwitch
        ? {
            switchNetwork: (network, { signal } = {}) =>
              ask('switch', { signal, network }, () => {
                wallet.networkId = network.caipNetworkId
                emitter.emit({ type: 'networkChanged', networkId: network.caipNetworkId })
              }),
          }
        : {}),
      watch: emitter.watch,
      disconnect() {
        close()
        return ask('disconnect', {}, () => undefined)
      },
      detach: close,
    }
    open.add(session)
    emitters.set(session, emitter)
    return session
  }

  const connector: Connector = {
    id,
    type,
    name: options.name ?? id,
    ...(options.restorePrompt ? { restorePrompt: options.restorePrompt } : {}),
    ...(rdns === undefined ? {} : { info: { rdns } }),
    chain,
    provider: { id },
    connect: (request = {}) =>
      ask('connect', request, () => {
        const session = openOn(request.network)
        const others = companions?.().filter(({ addresses }) => addresses.length > 0)
        // The accounts and the network are read when they are asked for.
        return others
          ? Object.defineProperty(session, 'companions', { value: others.map((other) => other.open()) })
          : session
      }),
    restore: (request = {}) => ask('restore', request, () => (wallet.isLocked ? undefined : openOn(request.network))),
    watchUnlock(listener) {
      watchers++
      const stop = unlock.watch(listener)
      return () => {
        watchers--
        stop()
      }
    },
  }
  const wallet: ScriptedWallet = {
    connector,
    questions: [],
    asked: () => asked,
    openSessions: () => open.size,
    answers,
    addresses: [alice],
    acted: [],
    networkId: options.networkId ?? (chain === 'solana' ? 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' : 'eip155:1'),
    isLocked: false,
    open: createSession,
    emit(event) {
      for (const session of [...open]) emitters.get(session)?.emit(event)
    },
    unlock() {
      wallet.isLocked = false
      unlock.emit()
    },
    watchers: () => watchers,
  }
  return wallet
}
