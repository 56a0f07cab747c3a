import type { PolkadotActions } from '@latchkey/common'
import type { ActionAccess } from '../requests/walletAccess.js'
import { sendTransaction } from './sendTransaction.js'
import { signMessage } from './signMessage.js'
import { signPayload } from './signPayload.js'
import { signRaw } from './signRaw.js'
import { waitForReceipt } from './waitForReceipt.js'

/** Every action, with the wallet as its first parameter. */
export type WalletActions = {
  readonly [Name in keyof PolkadotActions]-?: NonNullable<PolkadotActions[Name]> extends (
    parameters: infer P,
  ) => infer R
    ? (access: ActionAccess, parameters: P) => R
    : never
}

/** The wallet's actions. They load as one file with the first request. */
export const walletActions: WalletActions = { sendTransaction, signMessage, signPayload, signRaw, waitForReceipt }
