import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import type { WalletControl } from '../base/walletControl.js'
import type { ApprovalPolicy } from './approvalPolicy.js'
import type { PhoneNetwork } from './phoneNetwork.js'
import type { PhoneProposal } from './phoneProposal.js'
import type { PhoneRequest } from './phoneRequest.js'
import type { PhoneSession } from './phoneSession.js'

/** A wallet on another device, which apps reach through WalletConnect. It has real keys and signatures. */
export type WalletConnectWallet = {
  readonly name: string
  readonly icon: string
  readonly accent: string
  /**
   * Controls the wallet, with WalletConnect's method names: `approve`, `reject`, `stall` and `release`,
   * `answerWith`, `throwWith`, `lock`, `requests` and so on.
   */
  readonly control: WalletControl
  /** Returns the current networks of every namespace. */
  networks(): readonly PhoneNetwork[]
  /** Returns the addresses of one account on a network; by default of the active one. Two in Bitcoin, one elsewhere. */
  addresses(networkId: CaipNetworkId, index?: number): readonly string[]
  accountCount(namespace: ChainNamespace): number
  /** Returns the indices of the shared accounts. */
  accounts(namespace: ChainNamespace): readonly number[]

  /**
   * Pairs with a pairing URI of an app; the approval policy then handles the proposal. Rejects with `PAIRING_FAILED`
   * for an invalid URI, `PAIRING_EXPIRED` for an expired one, `RELAY_UNREACHABLE` when the relay does not respond
   * within 15 s.
   */
  pair(uri: string): Promise<void>
  /** Sets the policy for further proposals. */
  setApproval(policy: ApprovalPolicy): void
  /** Returns the pending proposals. */
  proposals(): readonly PhoneProposal[]
  /** Returns the pending requests; `control.requests()` also lists the settled ones. */
  pending(): readonly PhoneRequest[]
  sessions(): readonly PhoneSession[]

  /** Shares exactly these accounts, the first as the active one: updates sessions and emits `accountsChanged`. */
  setAccounts(namespace: ChainNamespace, indices: readonly number[]): Promise<void>
  /** Switches the network: adds it to sessions that lack it, then emits `chainChanged`. */
  switchNetwork(networkId: CaipNetworkId): Promise<void>
  /** Replaces the granted networks of the sessions. */
  setNetworks(namespace: ChainNamespace, networkIds: readonly CaipNetworkId[]): Promise<void>
  /** Emits a session event with any value to the sessions that have the network. */
  emit(event: {
    readonly name: string
    readonly data: unknown
    readonly networkId: CaipNetworkId
    readonly topic?: string | undefined
  }): Promise<void>
  /** Extends a session, or all. */
  extend(topic?: string): Promise<void>
  /** Ends a session, or all, from the wallet's side. */
  deleteSession(topic?: string): Promise<void>

  /** Disconnects from the relay, where messages of apps then wait. */
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  /** Whether the relay is connected. */
  isOnline(): boolean
  /**
   * Calls back at every change of proposals, requests, sessions, accounts and networks. Returns an unsubscribe
   * function.
   */
  watch(listener: () => void): () => void
  /** Closes the wallet and stops everything it started. Sessions stay in the storage, if there is one. */
  close(): Promise<void>
}
