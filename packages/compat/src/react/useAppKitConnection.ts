import type { ChainNamespace } from '@latchkey/appkit'
import { useAppKitAccount, useAppKitConnection as useConnection, useDisconnect } from '@latchkey/appkit/react'
import { useState } from 'react'
import type { Connection } from '../kit/connections.js'
import { useAppKitConnections } from './useAppKitConnections.js'

/** A change of the connections that has succeeded. */
export type ConnectionChange = {
  readonly address: string
  readonly namespace: ChainNamespace | undefined
  /** Another account of the same wallet is active. */
  readonly hasSwitchedAccount: boolean
  /** Another wallet is active. */
  readonly hasSwitchedWallet: boolean
  /** The wallet is disconnected. */
  readonly hasDeletedWallet: boolean
}

/** Parameters of {@link useAppKitConnection}. */
export type ConnectionParameters = {
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
  /** Called after a switch or a deletion. */
  onSuccess?(change: ConnectionChange): void
  /** Called with the error of a failed switch or deletion. Without it, the function rejects. */
  onError?(error: unknown): void
}

/** The active connection of a namespace, and functions that change the connections. */
export type ConnectionResult = {
  readonly connection: Connection | undefined
  /** Whether a switch or a deletion is pending. */
  readonly isPending: boolean
  /** Makes a connection active, and with `address` that account of its wallet. */
  switchConnection(parameters: {
    readonly connection: Pick<Connection, 'connectorId'> & Partial<Pick<Connection, 'address'>>
    readonly address?: string | undefined
  }): Promise<void>
  /** Disconnects the wallet of a connection. */
  deleteConnection(parameters: { readonly connectorId: string; readonly address?: string | undefined }): Promise<void>
}

/**
 * Returns the active connection of a namespace, and functions that switch to another one and end one.
 *
 * @param parameters - namespace and callbacks
 * @example
 * const { connection, switchConnection } = useAppKitConnection({ namespace: 'eip155', onError: console.error })
 */
export function useAppKitConnection(parameters: ConnectionParameters = {}): ConnectionResult {
  const { namespace, onSuccess, onError } = parameters
  const { connections } = useAppKitConnections(namespace)
  const { switchConnection } = useConnection({ namespace })
  const { setAccount } = useAppKitAccount({ namespace })
  const { disconnect } = useDisconnect()
  const [pending, setPending] = useState(0)
  const active = connections.find(({ isActive }) => isActive)

  async function run(change: () => Promise<Omit<ConnectionChange, 'namespace'>>): Promise<void> {
    setPending((count) => count + 1)
    const settled = await change().then(
      (done) => ({ done }),
      (error: unknown) => ({ error }),
    )
    setPending((count) => count - 1)
    if ('done' in settled) onSuccess?.({ namespace: namespace ?? active?.namespace, ...settled.done })
    else if (onError) onError(settled.error)
    else throw settled.error
  }

  return {
    connection: active,
    isPending: pending > 0,
    switchConnection: ({ connection: { connectorId, address: shown }, address = shown }) =>
      run(async () => {
        const hasSwitchedWallet = connectorId !== active?.connectorId
        const target = connections.find((one) => one.connectorId === connectorId)
        if (hasSwitchedWallet) await switchConnection({ connectorId })
        const hasSwitchedAccount = address !== undefined && address !== target?.address
        if (hasSwitchedAccount) await setAccount(address)
        return {
          address: address ?? target?.address ?? '',
          hasSwitchedWallet,
          hasSwitchedAccount: hasSwitchedAccount && !hasSwitchedWallet,
          hasDeletedWallet: false,
        }
      }),
    deleteConnection: ({ connectorId, address }) =>
      run(async () => {
        const target = connections.find((one) => one.connectorId === connectorId)
        await disconnect({ id: connectorId, namespace: namespace ?? target?.namespace })
        return {
          address: address ?? target?.address ?? '',
          hasSwitchedWallet: false,
          hasSwitchedAccount: false,
          hasDeletedWallet: true,
        }
      }),
  }
}
