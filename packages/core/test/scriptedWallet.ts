import {
  type Account,
  type AccountType,
  assertSelectable,
  type CaipNetworkId,
  type ChainNamespace,
  type Connector,
  type ConnectorType,
  type ConnectorWarning,
  type ConnectRequest,
  createAccountSelection,
  createEmitter,
  createError,
  errors,
  type Network,
  type Session,
  type SessionEvent,
  type SignTextOptions,
  type TextSignature,
  type Transfers,
} from '@latchkey/common'

/** A request to the wallet. The test decides when and how the wallet responds. */
export type WalletRequest = {
  /** `revoke`: revokes a permission that an earlier disconnect kept. */
  readonly kind: 'connect' | 'restore' | 'switch' | 'disconnect' | 'revoke'
  readonly signal: AbortSignal | undefined
  /** The requested network. */
  readonly network: Network | undefined
  readonly isNetworkRequired: boolean | undefined
  approve(): void
  reject(error?: unknown): void
}

/** A wallet whose responses the test sends one by one. It counts its sessions. */
export type ScriptedWallet = {
  readonly connector: Connector
  readonly requests: WalletRequest[]
  /** Number of requests without `revoke`, which the disconnect of another namespace sends. */
  asked(): number
  /** Number of sessions that were neither detached nor disconnected. */
  openSessions(): number
  /** How the wallet responds automatically. Default: `wait`. */
  answers: 'wait' | 'approve' | 'reject' | 'refuseDisconnect'
  /** In the wallet's order. Emit `accountsChanged` after a change. */
  addresses: readonly string[]
  /** The calls of its actions, with the account. Also those of the neutral actions `signText`, `check` and `send`. */
  readonly acted: { readonly name: string; readonly address: string | undefined }[]
  networkId: CaipNetworkId
  isLocked: boolean
  /** Opens a session without a request, like a companion session. */
  open(): Session
  emit(event: SessionEvent): void
  unlock(): void
  /** Number of unlock listeners. */
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
    /** The networks that the wallet approved. Default: all. */
    readonly approvedNetworkIds?: readonly CaipNetworkId[]
    /** The types of its accounts, in order. Default `eoa`. */
    readonly accountTypes?: readonly AccountType[]
    /** Whether the wallet has a network of its own. Otherwise it is on the network that the page requests. */
    readonly hasNetwork?: boolean
    readonly rdns?: string | undefined
    /** Default: its id. */
    readonly name?: string
    readonly restorePrompt?: Connector['restorePrompt']
    /** Actions besides `signMessage`. */
    readonly actions?: Readonly<Record<string, (parameters: never) => Promise<unknown>>>
    /** Whether its sessions have `signText` and `transfers`. Default: true. */
    readonly hasNeutralActions?: boolean
    readonly isHost?: true
    readonly warning?: ConnectorWarning
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
    approvedNetworkIds,
    accountTypes = ['eoa'],
    hasNetwork = true,
    hasNeutralActions = true,
    companions,
  } = options
  // The session of a WalletConnect wallet is stored in its client.
  const restorePrompt = options.restorePrompt ?? (type === 'WALLET_CONNECT' ? () => 'never' as const : undefined)
  const rdns = 'rdns' in options ? options.rdns : id
  const open = new Set<Session>()
  const emitters = new Map<Session, ReturnType<typeof createEmitter<SessionEvent>>>()
  const followers = new Map<Session, () => void>()
  const unlock = createEmitter<void>()
  let watchers = 0
  let asked = 0

  function ask<T>(
    kind: WalletRequest['kind'],
    { signal, network, isNetworkRequired }: ConnectRequest,
    answer: () => T,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const isIdle = { now: true }
      const once = (action: () => void) => () => {
        if (isIdle.now) action()
        isIdle.now = false
      }
      const request: WalletRequest = {
        kind,
        signal,
        network,
        isNetworkRequired,
        approve: once(() => resolve(answer())),
        reject: (error = createError(errors.USER_REJECTED)) => once(() => reject(error))(),
      }
      signal?.addEventListener('abort', () => request.reject(createError(errors.ABORTED)), { once: true })
      if (kind !== 'revoke') asked++
      wallet.requests.push(request)
      if (
        wallet.answers === 'approve' ||
        (wallet.answers === 'refuseDisconnect' && kind !== 'disconnect' && kind !== 'revoke')
      )
        request.approve()
      if (wallet.answers === 'reject') request.reject()
      if (wallet.answers === 'refuseDisconnect') request.reject()
    })
  }

  const neutralActions = {
    async signText(message: string, { address }: SignTextOptions = {}): Promise<TextSignature> {
      wallet.acted.push({ name: 'signText', address })
      return { scheme: 'eip191', signature: `0x${Buffer.from(message).toString('hex')}` }
    },
    transfers: {
      async check({ address }) {
        wallet.acted.push({ name: 'check', address })
        return []
      },
      async estimate({ address }) {
        wallet.acted.push({ name: 'estimate', address })
        return { fee: 1n, maxAmount: 1n }
      },
      async send({ to, amount, address }) {
        wallet.acted.push({ name: 'send', address })
        return `${amount} to ${to}`
      },
    } satisfies Transfers,
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
    const listAccounts = (): readonly Account[] =>
      wallet.addresses.map((address, index) => ({
        namespace: chain,
        address,
        type: accountTypes[index] ?? accountTypes[0] ?? 'eoa',
      }))
    const selection = createAccountSelection(listAccounts(), ({ address }) => address)
    let isKept = false
    const session: Session = {
      namespace: chain,
      connectorId: id,
      connectorType: type,
      wallet: { name: wallet.connector.name, identifier: id },
      provider: { id },
      get accounts() {
        return selection.order(listAccounts())
      },
      get selection() {
        return selection.choice(session.accounts[0]?.address, wallet.addresses[0])
      },
      selectAccount(address) {
        assertSelectable(session.accounts.find((account) => account.address === address))
        if (selection.select(address)) emitter.emit({ type: 'accountsChanged', accounts: session.accounts })
      },
      get networkId() {
        return wallet.networkId
      },
      supportsAllNetworks: approvedNetworkIds === undefined,
      approvedNetworkIds: approvedNetworkIds ?? [],
      actions: {
        async signMessage({ message, address }: { readonly message: string; readonly address?: string }) {
          wallet.acted.push({ name: 'signMessage', address })
          return `0x${Buffer.from(message).toString('hex')}`
        },
        ...options.actions,
      },
      ...(hasNeutralActions ? neutralActions : {}),
      ...(canSwitch
        ? {
            switchNetwork: (network, { signal } = {}) =>
              ask('switch', { signal, network }, () => {
                wallet.networkId = network.caipNetworkId
                // A wallet notifies every session of the page, also one that opened after the request.
                wallet.emit({ type: 'networkChanged', networkId: network.caipNetworkId })
              }),
          }
        : {}),
      watch: emitter.watch,
      async disconnect({ isPermissionKept = false } = {}) {
        close()
        const kind = isKept ? 'revoke' : 'disconnect'
        isKept = isPermissionKept
        if (!isKept) await ask(kind, {}, () => undefined)
      },
      detach: close,
    }
    open.add(session)
    emitters.set(session, emitter)
    followers.set(session, () => selection.follow(listAccounts()))
    return session
  }

  const connector: Connector = {
    id,
    type,
    name: options.name ?? id,
    ...(options.isHost ? { isHost: true as const } : {}),
    ...(options.warning ? { warning: options.warning } : {}),
    ...(restorePrompt ? { restorePrompt } : {}),
    ...(rdns === undefined ? {} : { info: { rdns } }),
    chain,
    provider: { id },
    connect: (request = {}) =>
      ask('connect', request, () => {
        const session = openOn(request.network)
        const others = companions?.().filter(({ addresses }) => addresses.length > 0)
        // The accounts and the network are read on access.
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
    requests: [],
    asked: () => asked,
    openSessions: () => open.size,
    answers,
    addresses: [alice],
    acted: [],
    networkId: options.networkId ?? (chain === 'solana' ? 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' : 'eip155:1'),
    isLocked: false,
    open: createSession,
    emit(event) {
      for (const session of [...open]) {
        if (event.type === 'accountsChanged') followers.get(session)?.()
        emitters.get(session)?.emit(event)
      }
    },
    unlock() {
      wallet.isLocked = false
      unlock.emit()
    },
    watchers: () => watchers,
  }
  return wallet
}
