import type {
  Adapter,
  AdapterContext,
  CaipNetworkId,
  ErrorCode,
  Network,
  Session,
  WalletConnectGrant,
} from '@latchkey/common'
import type { ScriptedWire } from '../../fakes/createScriptedWire.js'

/** What a wallet far away, or its protocol, may lack. */
export type WireLack =
  /** News of another network. */
  | 'chainEvents'
  /** Being on a network that the app does not have. */
  | 'foreignNetworks'

/** What the suites about sessions over a wire need of a namespace. */
export type WireRig = {
  createAdapter(context: AdapterContext): Adapter
  /** Two networks of the app, in its order. */
  readonly networks: readonly [Network, Network]
  /** Another one of the app's. */
  readonly third: Network
  /** One that is not the app's. */
  readonly foreign: CaipNetworkId
  /** The addresses of three people on a network, as their wallet writes them there and a session shows them. */
  addressesOn(networkId: CaipNetworkId): readonly [string, string, string]
  /** Whose accounts a session shows: everybody's, those of its network first, or only of those who are on it. */
  readonly shows: 'everybody' | 'network'
  /** Texts in the place of accounts that are none. */
  readonly badAccounts: readonly string[]
  /** A wire that grants every method of the namespace, and answers what it is asked. */
  createWire(change: Pick<WalletConnectGrant, 'accounts' | 'networkIds'> & Partial<WalletConnectGrant>): ScriptedWire
  /** The method messages are signed by. */
  readonly signMethod: string
  /** An action that is there only with a method. */
  readonly optional: { readonly action: string; readonly method: string }
  /**
   * Sends or signs a transaction that names its network; `undefined` where transactions name none. `method` is what the wallet is
   * asked for it.
   */
  readonly transact?:
    | {
        readonly method: string
        run(session: Session, networkId: CaipNetworkId): Promise<unknown> | undefined
      }
    | undefined
  /** Listens, as an app does, to the accounts of the object it gets; `undefined` where that tells none. */
  readonly listen: ((provider: unknown, listener: () => void) => void) | undefined
  /** The code that an action rejects with after the session ended. Default `NOT_CONNECTED`. */
  readonly endedCode?: ErrorCode | undefined
  /** What the namespace lacks, each with the reason. What holds instead is tested. */
  readonly lacks?: Readonly<Partial<Record<WireLack, string>>> | undefined
}

/** An account as a wallet grants it (CAIP-10): one of the three people, on a network. */
export function accountOn(rig: WireRig, networkId: CaipNetworkId, person: 0 | 1 | 2): string {
  return `${networkId}:${rig.addressesOn(networkId)[person]}`
}

/** The first two people on both networks, each first on one. */
export function createFullWire(rig: WireRig): ScriptedWire {
  const [here, there] = rig.networks.map(({ caipNetworkId }) => caipNetworkId) as [CaipNetworkId, CaipNetworkId]
  const accounts = [
    accountOn(rig, here, 0),
    accountOn(rig, here, 1),
    accountOn(rig, there, 1),
    accountOn(rig, there, 0),
  ]
  return rig.createWire({ accounts, networkIds: [here, there] })
}
