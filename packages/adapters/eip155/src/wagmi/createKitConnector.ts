import { type CaipNetworkId, createError, errors, isAppKitError } from '@latchkey/common'
import { type Address, SwitchChainError, UserRejectedRequestError } from 'viem'
import type { KitLink, WagmiAccount } from './createKitLink.js'

type ConnectParameters = {
  readonly chainId?: number | undefined
  readonly isReconnecting?: boolean | undefined
  readonly withCapabilities?: boolean | undefined
}

/** Codes of errors by which the visitor declines. */
const declined = ['USER_REJECTED', 'MODAL_CLOSED'] as const

/**
 * Creates the connector through which wagmi acts on the kit. `connect` opens the modal, `disconnect` and `switchChain`
 * go through the kit. `followKit` shows the changes of the kit in wagmi.
 */
export function createKitConnector(link: KitLink) {
  return () => {
    function host() {
      if (link.host) return link.host
      throw createError(errors.NOT_CONNECTED, { details: 'Pass the wagmi adapter to `createAppKit` first.' })
    }

    /** wagmi may show the account of an earlier visit and use it before the kit has restored the connection. */
    async function restored(): Promise<WagmiAccount | undefined> {
      if (link.account) return link.account
      await link.host?.ready()
      return link.sync()
    }

    async function connected(): Promise<WagmiAccount> {
      const account = await restored()
      if (account) return account
      throw createError(errors.NOT_CONNECTED)
    }

    async function open(chainId: number | undefined): Promise<void> {
      const networkId: CaipNetworkId | undefined = chainId === undefined ? undefined : `eip155:${chainId}`
      await host().connect({ namespace: 'eip155', networkId })
      // A wallet that was already connected may be on another network.
      if (networkId && link.sync()?.chainId !== chainId) await host().switchNetwork(networkId)
      link.sync()
    }

    return {
      id: 'latchkey',
      name: 'Latchkey',
      type: 'latchkey',
      async connect({ chainId, isReconnecting, withCapabilities }: ConnectParameters = {}) {
        link.markUsed()
        if (!isReconnecting) await open(chainId).catch(throwForWagmi)
        const account = await connected()
        const accounts = withCapabilities
          ? account.accounts.map((address) => ({ address, capabilities: {} }))
          : account.accounts
        // The type depends on `withCapabilities`.
        return { accounts: accounts as never, chainId: account.chainId }
      },
      async disconnect() {
        if (await restored()) await host().disconnect('eip155').catch(throwForWagmi)
        link.sync()
      },
      getAccounts: async (): Promise<readonly Address[]> => (await restored())?.accounts ?? [],
      getChainId: async () => (await connected()).chainId,
      async getProvider() {
        await restored()
        return link.host?.getProvider('eip155')
      },
      isAuthorized: async () => (await restored()) !== undefined,
      async switchChain({ chainId }: { readonly chainId: number }) {
        await restored()
        const chain = link.chains.find(({ id }) => id === chainId)
        if (!chain) throw new SwitchChainError(new Error(`Chain ${chainId} is not in \`networks\`.`))
        await host().switchNetwork(`eip155:${chainId}`).catch(throwForWagmi)
        link.sync()
        return chain
      },
      // `followKit` shows changes; these are for connectors that listen to a provider.
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
