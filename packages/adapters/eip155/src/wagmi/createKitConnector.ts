import type { CaipNetworkId } from '@latchkey/common'
import { createError, isAppKitError, pageErrors } from '@latchkey/common/start'
import { type Address, SwitchChainError, UserRejectedRequestError } from 'viem'
import type { KitLink, WagmiConnection } from './createKitLink.js'

type ConnectParameters = {
  readonly chainId?: number | undefined
  readonly isReconnecting?: boolean | undefined
  readonly withCapabilities?: boolean | undefined
}

/** Codes of errors by which the visitor declines. */
const declined = ['USER_REJECTED', 'MODAL_CLOSED'] as const

/** The connection that a connector of wagmi stands for. */
export type ConnectorSlot = {
  readonly id: string
  /** `undefined` while no wallet is connected. The connector then uses the active connection of the kit. */
  connectorId: string | undefined
  /** Whether its wallet has disconnected while other connectors still have theirs. */
  isFree?: boolean
}

/**
 * Creates a connector of wagmi for a connection of the kit. `connect` opens the modal; `disconnect` and `switchChain`
 * call the kit. `followKit` updates wagmi when the kit changes. `mayReplace` resolves once wagmi may replace the state
 * that the server rendered.
 */
export function createKitConnector(
  link: KitLink,
  slot: ConnectorSlot,
  mayReplace: () => Promise<void> = async () => undefined,
) {
  return () => {
    function host() {
      if (link.host) return link.host
      throw createError(pageErrors.NOT_CONNECTED, { details: 'Pass the wagmi adapter to `createAppKit` first.' })
    }

    const own = () => findConnection(link, slot)

    /** wagmi may show the account of an earlier visit and use it before the kit has restored the connection. */
    async function restored(): Promise<WagmiConnection | undefined> {
      if (own()) return own()
      await link.host?.ready()
      link.sync()
      // `reconnect` of wagmi ends when it finds no connection.
      if (!own()) await mayReplace()
      return own()
    }

    async function connected(): Promise<WagmiConnection> {
      const connection = await restored()
      if (connection) return connection
      throw createError(pageErrors.NOT_CONNECTED)
    }

    async function open(chainId: number | undefined): Promise<void> {
      const networkId: CaipNetworkId | undefined = chainId === undefined ? undefined : `eip155:${chainId}`
      if (slot.isFree)
        throw createError(pageErrors.NOT_CONNECTED, {
          details: 'Another connector has the wallet. To connect one more, open the modal.',
        })
      const connection = own()
      if (!connection) await host().connect({ namespace: 'eip155', networkId })
      else if (!connection.isActive)
        await host().switchConnection({ namespace: 'eip155', connectorId: connection.connectorId })
      // A wallet that was already connected may be on another network.
      if (connection && networkId && link.sync()?.chainId !== chainId) await host().switchNetwork(networkId)
      link.sync()
    }

    return {
      id: slot.id,
      name: 'Latchkey',
      type: 'latchkey',
      /** wagmi calls it on a copy of this object, with the values of getters. So it defines the getters on the copy. */
      async setup(this: object) {
        Object.defineProperties(this, {
          name: { enumerable: true, get: () => own()?.name ?? 'Latchkey' },
          icon: { enumerable: true, get: () => own()?.icon },
        })
      },
      async connect({ chainId, isReconnecting, withCapabilities }: ConnectParameters = {}) {
        link.markUsed()
        if (!isReconnecting) await open(chainId).catch(throwForWagmi)
        const connection = await connected()
        const accounts = withCapabilities
          ? connection.accounts.map((address) => ({ address, capabilities: {} }))
          : connection.accounts
        // The type depends on `withCapabilities`.
        return { accounts: accounts as never, chainId: connection.chainId }
      },
      async disconnect() {
        const connection = await restored()
        if (connection)
          await host().disconnect({ namespace: 'eip155', connectorId: connection.connectorId }).catch(throwForWagmi)
        link.sync()
      },
      getAccounts: async (): Promise<readonly Address[]> => (await restored())?.accounts ?? [],
      getChainId: async () => (await connected()).chainId,
      async getProvider() {
        const connection = await restored()
        return link.host?.getProvider('eip155', connection?.connectorId)
      },
      async isAuthorized() {
        const connection = await restored()
        // `reconnect` of wagmi then shows the connection.
        await mayReplace()
        return connection !== undefined
      },
      async switchChain({ chainId }: { readonly chainId: number }) {
        const connection = await restored()
        const chain = link.chains.find(({ id }) => id === chainId)
        if (!chain) throw new SwitchChainError(new Error(`Chain ${chainId} is not in \`networks\`.`))
        const options = connection?.isActive === false ? { connectorId: connection.connectorId } : {}
        await host().switchNetwork(`eip155:${chainId}`, options).catch(throwForWagmi)
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

function findConnection({ active, connections }: KitLink, slot: ConnectorSlot): WagmiConnection | undefined {
  if (slot.isFree) return undefined
  if (slot.connectorId === undefined) return active
  return connections.find(({ connectorId }) => connectorId === slot.connectorId)
}

/** Throws what apps expect of a wagmi connector: viem's error if the visitor declines. */
function throwForWagmi(error: unknown): never {
  throw isAppKitError(error, ...declined) ? new UserRejectedRequestError(error) : error
}
