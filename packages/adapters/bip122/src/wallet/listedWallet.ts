import type { ConnectorWarning } from '@latchkey/common'
import type { FoundWallet } from './foundWallet.js'

/** A wallet in the list of discovered wallets. */
export type ListedWallet = FoundWallet & { readonly warning?: ConnectorWarning | undefined }
