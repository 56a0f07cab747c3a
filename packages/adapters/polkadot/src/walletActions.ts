import type { PolkadotActions } from '@latchkey/common'
import { sendTransaction } from './actions/sendTransaction.js'
import { signMessage } from './actions/signMessage.js'
import { signPayload } from './actions/signPayload.js'
import { signRaw } from './actions/signRaw.js'
import type { ActionAccess } from './walletAccess.js'

/** Every action, with the wallet it acts on left open. */
export type WalletActions = {
  readonly [Name in keyof PolkadotActions]-?: NonNullable<PolkadotActions[Name]> extends (
    parameters: infer P,
  ) => infer R
    ? (access: ActionAccess, parameters: P) => R
    : never
}

/** What a wallet can be asked to do. Loaded as one file with the first request. */
export const walletActions: WalletActions = { sendTransaction, signMessage, signPayload, signRaw }
