import type { ConformanceRig } from '../conformanceRig.js'
import type { CreateWalletConnect } from '../walletConnectPart.js'

export type PhoneRigOptions = {
  /** The rig of the namespace, which provides networks, adapter, verification and transfers. */
  readonly rig: ConformanceRig
  readonly relayUrl: string
  readonly createWalletConnect: CreateWalletConnect
  /**
   * The method that signs messages, and the format of its result: `wrap` converts the signature of an injected wallet
   * to the result of a phone. `bad` replaces the rig's results without a valid signature.
   */
  readonly signing: {
    readonly method: string
    wrap?(signature: unknown): unknown
    readonly bad?: readonly unknown[] | undefined
  }
  /** Phone accounts that correspond to those of the rig's wallets. Default: the first ones. */
  readonly accounts?: readonly number[] | undefined
  /** Returns the methods that an action needs, by action name. */
  readonly methodsOf: (action: string) => readonly string[]
}
