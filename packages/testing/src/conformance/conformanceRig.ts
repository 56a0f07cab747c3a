import type { Adapter, Network, Session, TextSignature } from '@latchkey/common'
import type { WalletControl } from '../wallet/base/walletControl.js'
import type { WalletQuirks } from '../wallet/base/walletQuirks.js'
import type { ActiveFault, ServerFault } from './serverFaults.js'

/** Controls the prompts of a wallet. */
export type WalletWindows = Pick<WalletControl, 'setBehaviour' | 'prompts' | 'closeWindows' | 'lock'>

/** A wallet with the controls of the suite, for any namespace. By default it approves everything. */
export type ConformanceWallet = {
  /** Its announced name. */
  readonly name: string
  /**
   * By account: the first address on the first network that a session reports while the account is active. At least
   * two.
   */
  readonly addresses: readonly string[]
  /** All addresses that a session reports after connecting, in order. */
  readonly atConnect: readonly string[]
  /** Adds the wallet to the page. Returns a function that removes it. */
  appear(): () => void
  rejectNextConnect(): void
  /** Leaves the next connect request pending. Returns a function that approves it. */
  stallNextConnect(): () => void
  /** Approves the next connect request without any account ticked. */
  shareNothingNext(): void
  /** Resolves the next connect request with this value. */
  answerNextConnect(value: unknown): void
  /** Rejects the next connect request with this value. */
  throwNextConnect(value: unknown): void
  rejectNextSignature(): void
  stallNextSignature(): () => void
  answerNextSignature(value: unknown): void
  throwNextSignature(value: unknown): void
  rejectNextSwitch(): void
  /** Leaves every further request pending. */
  stallEverything(): void
  lock(): void
  unlock(): void
  /** Controls its prompts. Absent for WalletConnect wallets, which show none on the page. */
  readonly windows?: WalletWindows | undefined
  /**
   * Shares all accounts and makes this one active. The promise of a remote wallet resolves when the page has received
   * them.
   */
  selectAccount(index: number): void | Promise<void>
  /** Selects a network; only for wallets with their own network. */
  selectNetwork(network: Network): void
  /** Sends the page invalid events: wrong types, malformed accounts and networks. */
  emitGarbage(): void
  /**
   * Replaces functions of the wallet's writable objects, as a script could. Returns a function that counts their calls.
   */
  tamper(): (() => number) | Promise<() => number>
  /** Ends the connection from the wallet's side. */
  disconnectSite(): void
  /** Unloads the extension: every request fails. */
  unplug(): void
  /** Returns the number of requests so far. */
  requestCount(): number
  /** Returns the number of requests so far that need the user. */
  promptCount(): number
  /** Returns the number of listeners on its provider. */
  listenerCount(): number
}

/** An action that a wallet may lack, and how the suite tests it. */
export type OptionalAction = {
  readonly name: string
  /** Creates a wallet without the action; absent if every wallet of the rig has it. */
  createWalletWithout?(): ConformanceWallet
  /** Calls the action with valid parameters; `undefined` if the session does not have it. */
  call(session: Session, network: Network): Promise<unknown> | undefined
}

/** How a wallet presents itself and behaves. */
export type WalletLook = {
  readonly icon?: string | undefined
  /** Distinguishes wallets of the same name, such as a reverse-DNS name, if the protocol has one. */
  readonly identity?: string | undefined
  /** How it differs from its standard. */
  readonly quirks?: WalletQuirks | undefined
}

/** How the servers of a rig's networks find a transaction. */
export type TransactionLookup = {
  /** Passing faults, after which they find it. */
  readonly faults: readonly ServerFault[]
  /** Gives the servers a fault. */
  startFault(fault: ServerFault): ActiveFault
  /** Waits for a transaction with an action of the session; absent if the namespace has none. */
  waitFor?(session: Session, transactionId: string): Promise<unknown>
}

/** The set-up of one test: a new adapter on a new page, with real networks. */
export type ConformanceRig = {
  readonly adapter: Adapter
  /** Two networks that the wallets support. A wallet starts on the first. */
  readonly networks: readonly [Network, Network]
  /** A network that no wallet knows or can add. */
  readonly unknownNetwork: Network
  createWallet(name: string, look?: WalletLook): ConformanceWallet
  /** Functions that each add an object to the page that looks like a wallet. */
  readonly impostors: readonly (() => void)[]
  /** Adds many wallets to the page at once; they need not work. */
  flood(count: number): void
  /** Responses to a connect request without an account, some of them malformed. */
  readonly badAccountAnswers: readonly unknown[]
  /** A response to a connect request with valid, malformed and repeated accounts, and the expected result. */
  readonly mixedAccountAnswer: { readonly answer: unknown; readonly addresses: readonly string[] }
  /** Errors that wallets of the namespace throw when their user rejects. */
  readonly declines: readonly unknown[]
  /** Invalid responses to a signature request. */
  readonly badSignatures: readonly unknown[]
  readonly badAddresses: readonly string[]
  /** Verifies a signature independently of the adapter. */
  verifyMessage(signed: {
    readonly message: string
    readonly address: string
    readonly signature: string
  }): Promise<boolean>
  /** Verifies a signature of `signText` by its scheme, independently of the adapter. */
  verifyText(signed: {
    readonly message: string
    readonly address: string
    readonly signed: TextSignature
  }): Promise<boolean>
  /** Addresses from which nobody can spend. */
  readonly unspendable?: readonly string[] | undefined
  /** Valid addresses of other networks of the namespace, if addresses differ by network. */
  readonly foreign?: readonly string[] | undefined
  /**
   * Amount of a test transfer in the smallest unit. The chain must accept it as the first payment to an address.
   * Default 12 345.
   */
  readonly amount?: bigint | undefined
  /** Returns the address of a wallet's first account on a network, if it differs by network. */
  addressOn?(network: Network): string
  /** Sends an amount in the smallest unit and returns the transaction id. */
  send(session: Session, to: string, amount: bigint): Promise<string>
  /** Waits until balances include a transaction. */
  settle(transactionId: string, network: Network): Promise<void>
  /** Absent without the feature `transactionLookup`. */
  readonly lookup?: TransactionLookup | undefined
  /** Reads a balance independently of the adapter. */
  readBalance(address: string, network: Network): Promise<bigint>
  /** Returns an unused address. */
  createRecipient(): string
  readonly optionalActions: readonly OptionalAction[]
  /** Returns the number of listeners that the adapter has on the page. */
  pageListenerCount(): number
  /** Returns the number of timers that have neither run nor been cleared. */
  timerCount(): number
  /** Advances the adapter's clock. */
  passTime(ms: number): void
  /** Stops everything that the rig started. */
  dispose?(): void | Promise<void>
}

/** Creates the rig. Called once per test. */
export type ConformanceSetup = () => ConformanceRig | Promise<ConformanceRig>
