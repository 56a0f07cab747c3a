import { type CaipNetworkId, createError, errors, isAppKitError } from '@latchkey/common'
import { type Address, type Chain, SwitchChainError, UserRejectedRequestError } from 'viem'
import type { KitLink, WagmiAccount } from './createKitLink.js'

/** What wagmi gives to a connector. The types of wagmi 2 and 3 are assignable to it. */
export type ConnectorHost = {
  readonly chains: readonly Chain[]
  readonly emitter: {
    listenerCount(event: 'change'): number
    emit(event: 'connect' | 'change', account: WagmiAccount): void
    emit(event: 'disconnect'): void
  }
}

type ConnectParameters = {
  readonly chainId?: number | undefined
  readonly isReconnecting?: boolean | undefined
  readonly withCapabilities?: boolean | undefined
}

/** Codes of errors by which the visitor declines. */
const declined = ['USER_REJECTED', 'MODAL_CLOSED'] as const

/**
 * Creates the connector through which wagmi sees the connection of the kit. `connect` opens the modal, `disconnect` and
 * `switchChain` go through the kit, and changes of the kit arrive as events.
 */
export function createKitConnector(link: KitLink) {
  return ({ chains, emitter }: ConnectorHost) => {
    // wagmi listens to `change` only while it has the connection.
    const isKnown = () => emitter.listenerCount('change') > 0

    function report(account: WagmiAccount | undefined): void {
      if (!account) return isKnown() ? emitter.emit('disconnect') : undefined
      emitter.emit(isKnown() ? 'change' : 'connect', account)
    }

    function host() {
      if (link.host) return link.host
      throw createError(errors.NOT_CONNECTED, { details: 'Pass the wagmi adapter to `createAppKit` first.' })
    }

    async function ready(): Promise<WagmiAccount | undefined> {
      await link.host?.ready()
      return link.sync()
    }

    function current(): WagmiAccount {
      if (link.account) return link.account
      throw createError(errors.NOT_CONNECTED)
    }

    async function open(chainId: number | undefined): Promise<void> {
      const networkId: CaipNetworkId | undefined = chainId === undefined ? undefined : `eip155:${chainId}`
      await host().connect({ namespace: 'eip155', networkId })
      // A wallet that was already connected may be on another network.
      if (networkId && link.sync()?.chainId !== chainId) await host().switchNetwork(networkId)
    }

    return {
      id: 'latchkey',
      name: 'Latchkey',
      type: 'latchkey',
      async setup() {
        link.watch(report)
      },
      async connect({ chainId, isReconnecting, withCapabilities }: ConnectParameters = {}) {
        if (isReconnecting) await ready()
        else await open(chainId).catch(throwForWagmi)
        link.sync()
        const account = current()
        const accounts = withCapabilities
          ? account.accounts.map((address) => ({ address, capabilities: {} }))
          : account.accounts
        // The type depends on `withCapabilities`.
        return { accounts: accounts as never, chainId: account.chainId }
      },
      async disconnect() {
        if (link.account) await host().disconnect('eip155').catch(throwForWagmi)
        link.sync()
      },
      getAccounts: async (): Promise<readonly Address[]> => link.account?.accounts ?? [],
      getChainId: async () => current().chainId,
      async getProvider() {
        if (!link.account) await ready()
        return link.host?.getProvider('eip155')
      },
      isAuthorized: async () => (await ready()) !== undefined,
      async switchChain({ chainId }: { readonly chainId: number }) {
        const chain = chains.find(({ id }) => id === chainId)
        if (!chain) throw new SwitchChainError(new Error(`Chain ${chainId} is not in \`networks\`.`))
        await host().switchNetwork(`eip155:${chainId}`).catch(throwForWagmi)
        link.sync()
        return chain
      },
      // The link reports changes; these are for connectors that listen to a provider.
      onAccountsChanged: () => undefined,
      onChainChanged: () => undefined,
      onDisconnect: () => undefined,
    }
  }
}

/** Throws what apps expect of a wagmi connector: viem's error if the visitor declines. */
function throwForWagmi(error: unknown): never {
  throw isAppKitError(error, ...declined) ? new UserRejectedRequestError(error) : error
}
