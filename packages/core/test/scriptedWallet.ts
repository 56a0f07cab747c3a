import {
  AppKitError,
  type CaipNetworkId,
  type ChainNamespace,
  type Connector,
  type ConnectorType,
  createEmitter,
  type Session,
  type SessionEvent,
} from '@latchkey/common'

/** What is asked of the wallet: the test decides when and how it answers. */
export type Question = {
  readonly kind: 'connect' | 'restore' | 'switch' | 'disconnect'
  readonly signal: AbortSignal | undefined
  approve(): void
  reject(error?: unknown): void
}

/** A wallet whose answers the test gives, one by one, and that counts what it hands out. */
export type ScriptedWallet = {
  readonly connector: Connector
  readonly questions: Question[]
  /** Sessions handed out that were neither detached nor disconnected. */
  openSessions(): number
  /** Answers by itself: what it does when it is asked. Default `wait`. */
  answers: 'wait' | 'approve' | 'reject' | 'refuseDisconnect'
  addresses: readonly string[]
  networkId: CaipNetworkId
  isLocked: boolean
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
  } = {},
): ScriptedWallet {
  const {
    id = 'com.example.wallet',
    chain = 'eip155',
    type = 'ANNOUNCED',
    answers = 'wait',
    canSwitch = true,
  } = options
  const open = new Set<Session>()
  const emitters = new Map<Session, ReturnType<typeof createEmitter<SessionEvent>>>()
  const unlock = createEmitter<void>()
  let watchers = 0

  function ask<T>(kind: Question['kind'], signal: AbortSignal | undefined, answer: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const isIdle = { now: true }
      const once = (action: () => void) => () => {
        if (isIdle.now) action()
        isIdle.now = false
      }
      const question: Question = {
        kind,
        signal,
        approve: once(() => resolve(answer())),
        reject: (error = new AppKitError('USER_REJECTED')) => once(() => reject(error))(),
      }
      signal?.addEventListener('abort', () => question.reject(new AppKitError('ABORTED')), { once: true })
      wallet.questions.push(question)
      if (wallet.answers === 'approve' || (wallet.answers === 'refuseDisconnect' && kind !== 'disconnect'))
        question.approve()
      if (wallet.answers === 'reject') question.reject()
      if (wallet.answers === 'refuseDisconnect') question.reject()
    })
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
        return wallet.addresses.map((address) => ({ namespace: chain, address, type: 'eoa' as const }))
      },
      get networkId() {
        return wallet.networkId
      },
      supportsAllNetworks: true,
      approvedNetworkIds: [],
      actions: {
        signMessage: async ({ message }: { readonly message: string }) => `0x${Buffer.from(message).toString('hex')}`,
      },
      ...(canSwitch
        ? {
            switchNetwork: ({ caipNetworkId }, { signal } = {}) =>
              ask('switch', signal, () => {
                wallet.networkId = caipNetworkId
                emitter.emit({ type: 'networkChanged', networkId: caipNetworkId })
              }),
          }
        : {}),
      watch: emitter.watch,
      disconnect() {
        close()
        return ask('disconnect', undefined, () => undefined)
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
    name: id,
    info: { rdns: id },
    chain,
    provider: { id },
    connect: ({ signal } = {}) => ask('connect', signal, createSession),
    restore: ({ signal } = {}) => ask('restore', signal, () => (wallet.isLocked ? undefined : createSession())),
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
    openSessions: () => open.size,
    answers,
    addresses: [alice],
    networkId: chain === 'solana' ? 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' : 'eip155:1',
    isLocked: false,
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
