import type { PolkadotActions } from '@latchkey/common'
import type { ActionAccess } from '../requests/walletAccess.js'
import { sendTransaction } from './sendTransaction.js'
import { signMessage } from './signMessage.js'
import { signPayload } from './signPayload.js'
import { signRaw } from './signRaw.js'
import { waitForReceipt } from './waitForReceipt.js'

/** Every action, with the wallet as its first parameter. */
type WalletActions = {
  readonly [Name in keyof PolkadotActions]-?: NonNullable<PolkadotActions[Name]> extends (
    parameters: infer P,
  ) => infer R
    ? (access: ActionAccess, parameters: P) => R
    : never
}

const walletActions: WalletActions = { sendTransaction, signMessage, signPayload, signRaw, waitForReceipt }

/** Calls an action of a session. */
export async function callAction(
  access: ActionAccess,
  name: keyof PolkadotActions,
  parameters: never,
): Promise<unknown> {
  const action: (access: ActionAccess, parameters: never) => Promise<unknown> = walletActions[name]
  return action(access, parameters)
}
