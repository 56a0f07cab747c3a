import type { Adapter, AdapterContext, CaipNetworkId, ErrorCode, Network, RemoteGrant, Session } from '@latchkey/common'
import type { ScriptedChannel } from '../../fakes/createScriptedChannel.js'

/** Features that a wallet over WalletConnect, or its protocol, may lack. */
export type ChannelLack =
  /** An event for another network. */
  | 'chainEvents'
  /** Sessions on a network that the app does not have. */
  | 'foreignNetworks'

/** Fixture of a namespace for the suites about sessions over a channel. */
export type ChannelRig = {
  createAdapter(context: AdapterContext): Adapter
  /** Two networks of the app, in its order. */
  readonly networks: readonly [Network, Network]
  /** A third network of the app. */
  readonly third: Network
  /** A network that the app does not have. */
  readonly foreign: CaipNetworkId
  /** Returns the addresses of three people on a network, in the format of the wallet and the session. */
  addressesOn(networkId: CaipNetworkId): readonly [string, string, string]
  /** Writes an address in another valid form; `undefined` if an address has one form. */
  readonly rewrite: ((address: string) => string) | undefined
  /** The person whose account a page can select besides the first one's. Default 1. */
  readonly selectable?: 1 | 2 | undefined
  /** The accounts that a session shows: all, those of its network first, or only those on its network. */
  readonly shows: 'everybody' | 'network'
  /** Malformed accounts. */
  readonly badAccounts: readonly string[]
  /** Creates a channel that grants every method of the namespace and answers its requests. */
  createChannel(change: Pick<RemoteGrant, 'accounts' | 'networkIds'> & Partial<RemoteGrant>): ScriptedChannel
  /** The method that signs messages. */
  readonly signMethod: string
  /** An action that requires a granted method. */
  readonly optional: { readonly action: string; readonly method: string }
  /**
   * Sends or signs a transaction that names its network; `undefined` where transactions name none. `method` is the
   * wallet's method for it.
   */
  readonly transact?:
    | {
        readonly method: string
        run(session: Session, networkId: CaipNetworkId): Promise<unknown> | undefined
      }
    | undefined
  /** Subscribes to the provider's accounts like an app does; `undefined` if the provider has no such event. */
  readonly listen: ((provider: unknown, listener: () => void) => void) | undefined
  /** The code that an action rejects with after the session ended. Default `NOT_CONNECTED`. */
  readonly endedCode?: ErrorCode | undefined
  /** Missing features with their reasons. Their tests are replaced by tests of the alternative. */
  readonly lacks?: Readonly<Partial<Record<ChannelLack, string>>> | undefined
}

/** Returns the CAIP-10 account of one of the three people on a network. */
export function accountOn(rig: ChannelRig, networkId: CaipNetworkId, person: 0 | 1 | 2): string {
  return `${networkId}:${rig.addressesOn(networkId)[person]}`
}

/** Creates a channel with the first two people on both networks, each first on one. */
export function createFullChannel(rig: ChannelRig): ScriptedChannel {
  const [here, there] = rig.networks.map(({ caipNetworkId }) => caipNetworkId) as [CaipNetworkId, CaipNetworkId]
  const accounts = [
    accountOn(rig, here, 0),
    accountOn(rig, here, 1),
    accountOn(rig, there, 1),
    accountOn(rig, there, 0),
  ]
  return rig.createChannel({ accounts, networkIds: [here, there] })
}
