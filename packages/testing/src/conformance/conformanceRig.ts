import type { Adapter, Network, Session } from '@latchkey/common'
import type { WalletControl } from '../wallet/base/walletControl.js'
import type { WalletQuirks } from '../wallet/base/walletQuirks.js'

/** The windows of a wallet, and how its person answers them. */
export type WalletWindows = Pick<WalletControl, 'setBehaviour' | 'prompts' | 'closeWindows' | 'lock'>

/** A wallet the suite can move, whatever its namespace. By default it approves everything. */
export type ConformanceWallet = {
  /** As it announces itself. */
  readonly name: string
  /** The first address a session reports when an account is the active one, by account; at least two. On the first network. */
  readonly addresses: readonly string[]
  /** All addresses a session reports after connecting, in order: the selected account, all accounts, payment and ordinal. */
  readonly atConnect: readonly string[]
  /** Makes it visible on the page; the returned function hides it again. */
  appear(): () => void
  rejectNextConnect(): void
  /** The next connect gets no answer; the returned function lets it be approved. */
  stallNextConnect(): () => void
  /** The next connect is approved with no account ticked. */
  shareNothingNext(): void
  /** The next connect is answered with this value. */
  answerNextConnect(value: unknown): void
  /** The next connect rejects with this value. */
  throwNextConnect(value: unknown): void
  rejectNextSignature(): void
  stallNextSignature(): () => void
  answerNextSignature(value: unknown): void
  throwNextSignature(value: unknown): void
  rejectNextSwitch(): void
  /** Every request from now on gets no answer. */
  stallEverything(): void
  lock(): void
  unlock(): void
  /** The windows that it shows to its person. Phones have none on the page. */
  readonly windows?: WalletWindows | undefined
  /** Shares all accounts and makes this one the active one. */
  selectAccount(index: number): void
  /** Only wallets that have a network of their own are asked to. */
  selectNetwork(network: Network): void
  /** Tells the page, the way this wallet tells news, everything that is no news: wrong types, malformed accounts and networks. */
  emitGarbage(): void
  /**
   * A script of the page puts functions of its own into the wallet's objects, where those can be written to. The returned
   * function answers how often they were called.
   */
  tamper(): (() => number) | Promise<() => number>
  /** Ends the connection from the wallet's side. */
  disconnectSite(): void
  /** The extension is gone: every request fails. */
  unplug(): void
  /** All requests so far. */
  requestCount(): number
  /** Requests so far that a person would have been asked about. */
  promptCount(): number
  /** Listeners on its provider. */
  listenerCount(): number
}

/** An action a wallet may lack, and how the suite finds out. */
export type OptionalAction = {
  readonly name: string
  /** A wallet without it. */
  createWalletWithout(): ConformanceWallet
  /** Calls the action with good parameters; `undefined` when the session does not have it. */
  call(session: Session, network: Network): Promise<unknown> | undefined
}

/** How a wallet presents itself and behaves. */
export type WalletLook = {
  readonly icon?: string | undefined
  /** Tells wallets of the same name apart, such as a reverse-DNS name, where the protocol has something of the kind. */
  readonly identity?: string | undefined
  /** How it differs from its standard. */
  readonly quirks?: WalletQuirks | undefined
}

/** What the suite needs for one test: a fresh adapter on a fresh page, with real networks behind. */
export type ConformanceRig = {
  readonly adapter: Adapter
  /** Two networks that the wallets know; a wallet starts on the first. */
  readonly networks: readonly [Network, Network]
  /** A network that no wallet knows or can add. */
  readonly unknownNetwork: Network
  createWallet(name: string, look?: WalletLook): ConformanceWallet
  /** Each puts something on the page that looks like a wallet and is none. */
  readonly impostors: readonly (() => void)[]
  /** Puts many wallets on the page at once; they need not work. */
  flood(count: number): void
  /** Answers to a connect request that hold no account, with malformed ones among them. */
  readonly badAccountAnswers: readonly unknown[]
  /** An answer to a connect request with valid accounts among malformed and repeated ones, and what is left of it. */
  readonly mixedAccountAnswer: { readonly answer: unknown; readonly addresses: readonly string[] }
  /** What wallets of the namespace throw when their person declines. */
  readonly declines: readonly unknown[]
  /** Answers to a signature request that are none. */
  readonly badSignatures: readonly unknown[]
  readonly badAddresses: readonly string[]
  /** Verifies a signature without any code of the adapter. */
  verifyMessage(signed: {
    readonly message: string
    readonly address: string
    readonly signature: string
  }): Promise<boolean>
  /** What a test sends, in the smallest unit: the chain must take it as the first payment to an address. Default 12 345. */
  readonly amount?: bigint | undefined
  /** The address of a wallet's first account on a network, where it is not the same on all. */
  addressOn?(network: Network): string
  /** Sends an amount in the smallest unit and answers the transaction's id. */
  send(session: Session, to: string, amount: bigint): Promise<string>
  /** Waits until a transaction is final enough to show in balances. */
  settle(transactionId: string, network: Network): Promise<void>
  /** A balance, asked without any code of the adapter. */
  readBalance(address: string, network: Network): Promise<bigint>
  /** An address nobody has used. */
  createRecipient(): string
  readonly optionalActions: readonly OptionalAction[]
  /** Listeners the adapter has on the page. */
  pageListenerCount(): number
  /** Timers that have neither run nor been cleared. */
  timerCount(): number
  /** Puts the adapter's clock forward; without it tests of what takes seconds wait for them. */
  passTime?(ms: number): void
  /** Ends what the rig itself started. */
  dispose?(): void | Promise<void>
}

/** Makes the rig; called once for each test. */
export type ConformanceSetup = () => ConformanceRig | Promise<ConformanceRig>
