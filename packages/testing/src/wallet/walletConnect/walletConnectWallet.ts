import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import type { WalletControl } from '../base/walletControl.js'
import type { ApprovalPolicy } from './approvalPolicy.js'
import type { PhoneNetwork } from './phoneNetwork.js'
import type { PhoneProposal } from './phoneProposal.js'
import type { PhoneRequest } from './phoneRequest.js'
import type { PhoneSession } from './phoneSession.js'

/** A wallet on another device, reached through WalletConnect. It holds real keys and really signs. */
export type WalletConnectWallet = {
  readonly name: string
  readonly icon: string
  readonly accent: string
  /**
   * The strings by which a test moves it, by WalletConnect's method names: `approve`, `reject`, `stall` and `release`,
   * `answerWith`, `throwWith`, `lock`, `requests` and so on.
   */
  readonly control: WalletControl
  /** The networks it knows now, of every namespace. */
  networks(): readonly PhoneNetwork[]
  /** The addresses of one account on a network; by default of the one in use. Two in Bitcoin, one elsewhere. */
  addresses(networkId: CaipNetworkId, index?: number): readonly string[]
  accountCount(namespace: ChainNamespace): number
  /** The indices of the accounts apps may use. */
  accounts(namespace: ChainNamespace): readonly number[]

  /**
   * Answers the code of an app: what comes of it is up to the approval policy. Rejects with `PAIRING_FAILED` for what is no
   * code, `PAIRING_EXPIRED` for an old one, `RELAY_UNREACHABLE` when the relay was not reached within 15 s.
   */
  pair(uri: string): Promise<void>
  /** What it does with proposals from now on. */
  setApproval(policy: ApprovalPolicy): void
  /** The proposals that wait for somebody. */
  proposals(): readonly PhoneProposal[]
  /** The requests that are not answered yet; `control.requests()` lists all there ever were. */
  pending(): readonly PhoneRequest[]
  sessions(): readonly PhoneSession[]

  /** Shares exactly these accounts, the first in use: sessions are updated, and `accountsChanged` is emitted. */
  setAccounts(namespace: ChainNamespace, indices: readonly number[]): Promise<void>
  /** Goes to a network: sessions that lack it get it, then `chainChanged` is emitted. */
  switchNetwork(networkId: CaipNetworkId): Promise<void>
  /** Takes networks away from the sessions, or gives them. */
  setNetworks(namespace: ChainNamespace, networkIds: readonly CaipNetworkId[]): Promise<void>
  /** Emits a session event with any value to the sessions that have the network. */
  emit(event: {
    readonly name: string
    readonly data: unknown
    readonly networkId: CaipNetworkId
    readonly topic?: string | undefined
  }): Promise<void>
  /** Prolongs a session, or all. */
  extend(topic?: string): Promise<void>
  /** Ends a session, or all, from the wallet's side. */
  deleteSession(topic?: string): Promise<void>

  /** Loses its connection: what apps send waits at the relay. */
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  /** Whether the relay is connected. */
  isOnline(): boolean
  /** Tells of every change of proposals, requests, sessions, accounts and networks; the returned function stops it. */
  watch(listener: () => void): () => void
  /** Ends it: nothing is left running. Sessions stay in the storage, if there is one. */
  close(): Promise<void>
}
