import type { App } from '../fixtures/app.js'
import type { OtherKind } from '../fixtures/otherChains.js'
import type { WalletSetup } from '../wallet/pageSetup.js'

/** What is its own about a kind of chain, so that the same journeys can be made with each. */
export type KindCase = {
  readonly kind: OtherKind
  /** As people call it. */
  readonly title: string
  /** The wallet called Foxglove. */
  readonly wallet: WalletSetup
  /** What the wallet is asked when it connects and when it signs a message. */
  readonly methods: { readonly connect: string; readonly sign: string; readonly send: string }
  /** Names of the two networks. */
  readonly networks: readonly [local: string, second: string]
  /** Somebody on each of the two chains who is paid. */
  readonly friends: { readonly local: string; readonly second: string }
  /** Gives the account some money where it has none of its own. */
  readonly needsFunds: boolean
  /** How often the person was asked to connect, or would have been. */
  countQuestions(app: App): Promise<number>
  /** The person goes on to their second account; answers its address. */
  changeAccount(app: App): Promise<string>
  /** Checks a signature by a library the adapters do not use. */
  isSignature(message: string, signature: string, address: string): Promise<boolean>
}
