import type { App } from '../fixtures/app.js'
import type { OtherKind } from '../fixtures/otherChains.js'
import type { WalletSetup } from '../wallet/pageSetup.js'

/** The differences of a namespace, so that the same journeys run for each. */
export type KindCase = {
  readonly kind: OtherKind
  /** Display name of the namespace. */
  readonly title: string
  /** The test wallet "Foxglove". */
  readonly wallet: WalletSetup
  /** The wallet's requests for connecting and for signing a message. */
  readonly methods: { readonly connect: string; readonly sign: string; readonly send: string }
  /** Names of the two networks. */
  readonly networks: readonly [local: string, second: string]
  /** A recipient on each of the two chains. */
  readonly friends: { readonly local: string; readonly second: string }
  /** Funds the account if it has no coins. */
  readonly needsFunds: boolean
  /** Number of connect requests that the user saw or would have seen. */
  countQuestions(app: App): Promise<number>
  /** Switches to the second account and returns its address. */
  changeAccount(app: App): Promise<string>
  /** Checks a signature with a library that the adapters do not use. */
  isSignature(message: string, signature: string, address: string): Promise<boolean>
}
