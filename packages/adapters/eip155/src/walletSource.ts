import type { ConnectorType } from '@latchkey/common'
import type { Eip1193Provider } from './eip1193.js'
import type { WalletGrant } from './walletGrant.js'

/** A wallet that can be connected: who it says it is, and how to get at its provider. */
export type WalletSource = {
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  /** Loads the wallet's SDK where it has one. */
  loadProvider(): Promise<Eip1193Provider>
  /** What is at the place the provider was found, now; to notice that the page replaced it. */
  currentProvider?(): unknown
  /** The provider apps get, where it is not the one that is asked. */
  readonly shown?: Eip1193Provider | undefined
  /** What the wallet granted, where that is not everything. */
  readonly grant?: WalletGrant | undefined
  /** Ends the session inside a wallet SDK, or at the wallet. */
  end?(provider: Eip1193Provider): Promise<void>
}
