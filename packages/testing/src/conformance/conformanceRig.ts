import type { Adapter, Network, Session } from '@latchkey/common'

/** A wallet the suite can move, whatever its namespace. By default it approves everything. */
export type ConformanceWallet = {
  /** As it announces itself. */
  readonly name: string
  /** Its addresses as the adapter is to report them; at least two. */
  readonly addresses: readonly string[]
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
  rejectNextSwitch(): void
  /** Every request from now on gets no answer. */
  stallEverything(): void
  lock(): void
  unlock(): void
  /** Shares all accounts and makes this one the active one. */
  selectAccount(index: number): void
  selectNetwork(network: Network): void
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

/** What the suite needs for one test: a fresh adapter on a fresh page, with real networks behind. */
export type ConformanceRig = {
  readonly adapter: Adapter
  /** Two networks that the wallets know; a wallet starts on the first. */
  readonly networks: readonly [Network, Network]
  /** A network that no wallet knows or can add. */
  readonly unknownNetwork: Network
  createWallet(name: string): ConformanceWallet
  /** Answers to a connect request that hold no account, with malformed ones among them. */
  readonly badAccountAnswers: readonly unknown[]
  /** Answers to a signature request that are none. */
  readonly badSignatures: readonly unknown[]
  readonly badAddresses: readonly string[]
  /** Verifies a signature without any code of the adapter. */
  verifyMessage(signed: {
    readonly message: string
    readonly address: string
    readonly signature: string
  }): Promise<boolean>
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
  /** Ends what the rig itself started. */
  dispose?(): void | Promise<void>
}

/** Makes the rig; called once for each test. */
export type ConformanceSetup = () => ConformanceRig | Promise<ConformanceRig>
