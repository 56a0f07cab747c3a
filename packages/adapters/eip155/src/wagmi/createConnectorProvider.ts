import { parseChainId } from '@latchkey/common'
import type { Eip1193Provider } from '../wallet/eip1193.js'

/** The account of a connector, as wagmi has it. */
export type ConnectorAccount = { readonly accounts: readonly string[]; readonly chainId: number }

/** A connector of the app's wagmi config, with wagmi's actions for it. */
export type ConnectorActions = {
  /** Returns the account in wagmi's state; `undefined` while the connector is not connected. */
  account(): ConnectorAccount | undefined
  /** Reads the accounts from the wallet. */
  getAccounts(): Promise<readonly string[]>
  /** Reads the chain from the wallet. */
  getChainId(): Promise<number>
  /** Resolves once the connector is connected, or wagmi restores no connections. */
  settled(): Promise<void>
  /** Resolves once the connector is connected, or wagmi has tried to restore its connections. */
  restored(): Promise<void>
  /** Whether the kit follows a connection of the app. It must then open no new one. */
  isAdopting(): boolean
  connect(): Promise<void>
  disconnect(): Promise<void>
  /** Rejects with the code 4902 for a chain outside of the config. */
  switchChain(chainId: number): Promise<void>
  /** Returns the wallet's own provider. */
  getProvider(): Promise<unknown>
  /**
   * Calls `listener` after each change of wagmi's state, except while wagmi restores its connections. Returns an
   * unsubscribe function.
   */
  watch(listener: () => void): () => void
}

/** The error of EIP-1193 for a wallet that is not connected. */
const disconnected = { code: 4900, message: 'wagmi disconnected the wallet.' }

/**
 * Creates the EIP-1193 provider through which the kit uses a connector of wagmi. Requests that change the connection go
 * to wagmi, so that both agree; all others go to the wallet's own provider.
 */
export function createConnectorProvider(connector: ConnectorActions): Eip1193Provider {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  let stop: (() => void) | undefined
  let known = connector.account()

  function tell(event: string, value: unknown): void {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }

  function follow(): void {
    const before = known
    known = connector.account()
    if (!known) return before && tell('disconnect', disconnected)
    if (known.accounts.join() !== before?.accounts.join()) tell('accountsChanged', [...known.accounts])
    if (known.chainId !== before?.chainId) tell('chainChanged', toHex(known.chainId))
  }

  const methods: Readonly<Record<string, (params: unknown) => Promise<unknown>>> = {
    async eth_requestAccounts() {
      await connector.settled()
      if (!connector.account()) {
        if (connector.isAdopting()) throw Object.assign(new Error(disconnected.message), disconnected)
        await connector.connect()
      }
      return connector.account()?.accounts ?? []
    },
    async eth_accounts() {
      await connector.restored()
      // Not from wagmi's state: some wallets change the account without an event.
      return connector.account() ? connector.getAccounts() : []
    },
    async eth_chainId() {
      return connector.account() ? toHex(await connector.getChainId()) : forward({ method: 'eth_chainId' })
    },
    async wallet_switchEthereumChain(params) {
      const [target] = Array.isArray(params) ? params : []
      await connector.switchChain(parseChainId(target?.chainId))
      return null
    },
    async wallet_revokePermissions() {
      await connector.disconnect()
      return null
    },
  }

  async function forward(request: Parameters<Eip1193Provider['request']>[0]): Promise<unknown> {
    return ((await connector.getProvider()) as Eip1193Provider).request(request)
  }

  return {
    request: async (request) =>
      methods[request.method] ? methods[request.method]?.(request.params) : forward(request),
    on(event, listener) {
      const own = listeners.get(event) ?? new Set()
      listeners.set(event, own.add(listener))
      if (stop) return
      known = connector.account()
      stop = connector.watch(follow)
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
      if ([...listeners.values()].some(({ size }) => size > 0)) return
      stop?.()
      stop = undefined
    },
  }
}

function toHex(chainId: number): string {
  return `0x${chainId.toString(16)}`
}
