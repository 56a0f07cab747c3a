import type { Connector, ErrorCode, Network, Session, TableErrorCode } from '@latchkey/common'
import type { StoredPicture } from '../storage/pictureEntry.js'
import type { RecentWallet } from '../storage/storedState.js'

/** What connecting needs besides the connector. */
export type ConnectOptions = {
  readonly network?: Network | undefined
  /** Whether a wallet that is on another network is asked to switch. Default: where the option or a choice asks for it. */
  readonly isNetworkRequired?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  /**
   * The listed wallet that is meant, where the connector reaches any; it is remembered as used. Its picture in the directory (`imageId`)
   * is shown for the connected wallet if that is the one that was meant.
   */
  readonly wallet?: (Pick<RecentWallet, 'id' | 'name' | 'rdns'> & { readonly imageId?: string | undefined }) | undefined
  /** By what the wallet was opened, where the connector reaches any; asked once it is connected. */
  readonly platform?: (() => Session['platform']) | undefined
}

/** The connection of one namespace; knows nothing of the others. */
export type NamespaceConnection = {
  session(): Session | undefined
  /** The directory's picture of the connected wallet, also while it loads. */
  picture(): StoredPicture | undefined
  /** Asks the wallet. A second call for the same wallet joins the first (law L6); for another it replaces it. */
  connect(connector: Connector, options?: ConnectOptions): Promise<Session>
  /** Takes a session that came with another namespace's, which shows `picture`; answers false where a different wallet is connected or asked. */
  take(session: Session, picture: StoredPicture | undefined): boolean
  /** Re-opens the stored connection without asking; settles in any case. */
  restore(): Promise<void>
  /** Rejects the attempt that is under way. */
  cancel(reason?: TableErrorCode): void
  switchNetwork(network: Network, options?: { readonly signal?: AbortSignal | undefined }): Promise<void>
  /** Ends the session here at once; the wallet is told, but not waited for longer than it takes. */
  disconnect(): Promise<void>
  /** Another tab ended the connection: forget it here without telling the wallet again. */
  drop(reason?: ErrorCode, keepStored?: boolean): void
  destroy(): void
}
