import type { BitcoinAddress, BitcoinRecipient, RemoteChannel } from '@latchkey/common'
import type { BitcoinChain } from '../network/bitcoinChain.js'

/** An account as a wallet reports it, unvalidated. */
export type ReportedAccount = {
  readonly address: unknown
  readonly publicKey?: unknown
  readonly purpose?: unknown
  readonly path?: unknown
  /** The networks that the wallet declares for it. */
  readonly chains?: readonly BitcoinChain[] | undefined
}

/**
 * The accounts that a wallet shares. `chain` is the wallet's network. If it is absent, the addresses determine the
 * network.
 */
export type WalletResponse = {
  readonly accounts: readonly ReportedAccount[]
  readonly chain?: BitcoinChain | undefined
}

/** The signal of the caller, for wallets that support it. */
type Abortable = { readonly signal?: AbortSignal | undefined }

export type MessageRequest = Abortable & {
  readonly chain: BitcoinChain
  readonly actor: BitcoinAddress
  readonly message: string
  readonly protocol: 'ecdsa' | 'bip322' | undefined
}

export type InputToSign = {
  readonly address: string
  readonly index: number
  readonly sighashTypes?: readonly number[] | undefined
}

export type PsbtRequest = Abortable & {
  readonly chain: BitcoinChain
  readonly psbt: Uint8Array
  readonly inputs: readonly InputToSign[]
  readonly broadcast: boolean
}

export type TransferRequest = Abortable & {
  readonly chain: BitcoinChain
  readonly actor: BitcoinAddress
  readonly recipients: readonly BitcoinRecipient[]
}

/** A wallet's result for a PSBT. Without a `txid`, the wallet did not broadcast it. */
export type SignedPsbt = { readonly psbt: Uint8Array; readonly txid?: unknown }

/**
 * A common interface for wallets with different interfaces. A function is absent if the wallet does not support it.
 * Each function sends one request. Callers validate its result and map its errors.
 */
export type WalletDriver = {
  /** The provider for apps. */
  readonly provider: unknown
  /** The networks it can switch to, if it declares them. */
  readonly chains?: readonly BitcoinChain[] | undefined
  /** Whether the page chooses the network among those of the shared accounts. */
  readonly isPageChoice?: boolean | undefined
  /**
   * Asks the visitor to share accounts, on the requested network if the wallet accepts one. A wallet with its own
   * network switches only if `isRequired`.
   */
  connect(requested: BitcoinChain | undefined, isRequired?: boolean): Promise<WalletResponse>
  /** Returns the currently shared accounts without a prompt; `undefined` if a request would open a window. */
  read(): Promise<WalletResponse | undefined>
  /** Requests every address of its account, if the wallet has a method for that. */
  readonly askAddresses?: ((chain: BitcoinChain, signal?: AbortSignal) => Promise<WalletResponse>) | undefined
  /** The channel of a remote wallet, which is never locked: without accounts its session is over. */
  readonly channel?: RemoteChannel | undefined
  /** Whether every request opens a window, so that the addresses are stored across reloads. */
  readonly isNeverSilent?: boolean | undefined
  /** Switches the network. If the result is `undefined`, call {@link WalletDriver.read} for the new state. */
  switchTo?(chain: BitcoinChain): Promise<WalletResponse | undefined>
  /** Signs a message and returns the signature in base64. */
  readonly signMessage?: ((request: MessageRequest) => Promise<unknown>) | undefined
  readonly signPsbt?: ((request: PsbtRequest) => Promise<SignedPsbt>) | undefined
  /** Whether {@link WalletDriver.signPsbt} can send what it signed. */
  readonly broadcasts?: boolean | undefined
  /** Sends a transfer and returns the transaction id. */
  readonly sendTransfer?: ((request: TransferRequest) => Promise<unknown>) | undefined
  /**
   * Whether {@link WalletDriver.sendTransfer} pays from an address. Absent if it pays from the wallet's first payment
   * address only.
   */
  paysFrom?(address: BitcoinAddress, chain: BitcoinChain): boolean
  /** Whether {@link WalletDriver.sendTransfer} accepts several recipients. */
  readonly paysMany?: boolean | undefined
  /** Calls back when accounts or network may have changed, and when the wallet disconnected. */
  watch(onUpdate: (news: WalletUpdate) => void): () => void
  /** Revokes the permission. */
  disconnect?(): Promise<unknown>
  /** Whether the page replaced functions in use. */
  isReplaced(): boolean
}

/** An update of a wallet. If it is empty, read the accounts again. */
export type WalletUpdate = { readonly response?: WalletResponse | undefined; readonly hasLeft?: boolean | undefined }
