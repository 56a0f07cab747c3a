import type { BitcoinAddress, BitcoinRecipient } from '@latchkey/common'
import type { BitcoinChain } from '../bitcoinChain.js'

/** An account as a wallet tells it, nothing of it checked. */
export type ToldAccount = {
  readonly address: unknown
  readonly publicKey?: unknown
  readonly purpose?: unknown
  readonly path?: unknown
  /** The networks the wallet says it is for. */
  readonly chains?: readonly BitcoinChain[] | undefined
}

/** What a wallet shares with the page. `chain` is its network; without one it did not say, and the addresses tell. */
export type FaceAnswer = { readonly accounts: readonly ToldAccount[]; readonly chain?: BitcoinChain | undefined }

/** What every request has: the signal of whoever gave up waiting, for wallets that can be told. */
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

/** Answer of a wallet to a PSBT. Without a `txid`, the wallet did not broadcast it. */
export type SignedPsbt = { readonly psbt: Uint8Array; readonly txid?: unknown }

/**
 * One wallet in the words the adapter uses, whatever the wallet itself speaks. A function that is absent is something this
 * wallet does not do. Functions ask the wallet once; what it throws, or tells in an answer, is mapped to typed errors by
 * whoever calls.
 */
export type Face = {
  /** The provider apps get. */
  readonly provider: unknown
  /** The networks it can be brought to, where it says. */
  readonly chains?: readonly BitcoinChain[] | undefined
  /** Whether the page chooses the network, among those of the accounts that are shared. */
  readonly isPageChoice?: boolean | undefined
  /**
   * Asks the visitor to share accounts, on the wanted network if the wallet accepts one. A wallet with a network of its own is moved only
   * if the network is required.
   */
  connect(wanted: BitcoinChain | undefined, isRequired?: boolean): Promise<FaceAnswer>
  /** What it shares now, without asking anybody; `undefined` when it cannot be asked without opening a window. */
  read(): Promise<FaceAnswer | undefined>
  /** Asks the wallet for every address of its account, where it has a question of its own for that. */
  readonly askAddresses?: ((chain: BitcoinChain, signal?: AbortSignal) => Promise<FaceAnswer>) | undefined
  /** Whether it can never be asked silently, so that what it shared is remembered over a reload. */
  readonly isNeverSilent?: boolean | undefined
  /** Brings it to another network. Without an answer, {@link Face.read} tells where it is. */
  switchTo?(chain: BitcoinChain): Promise<FaceAnswer | undefined>
  /** Answers the signature in base64. */
  readonly signMessage?: ((request: MessageRequest) => Promise<unknown>) | undefined
  readonly signPsbt?: ((request: PsbtRequest) => Promise<SignedPsbt>) | undefined
  /** Whether {@link Face.signPsbt} can send what it signed. */
  readonly broadcasts?: boolean | undefined
  /** Answers the transaction's id. */
  readonly sendTransfer?: ((request: TransferRequest) => Promise<unknown>) | undefined
  /** Whether {@link Face.sendTransfer} takes several recipients. */
  readonly paysMany?: boolean | undefined
  /** Calls back when something may have changed, with what is shared now if the wallet tells, or that it left the page. */
  watch(onNews: (news: FaceNews) => void): () => void
  /** Takes the permission back. */
  disconnect?(): Promise<unknown>
  /** Whether the page put other functions in place of those in use (R33). */
  isReplaced(): boolean
}

/** News of a wallet; empty: look again. */
export type FaceNews = { readonly answer?: FaceAnswer | undefined; readonly hasLeft?: boolean | undefined }
