import type { Bip122Actions } from '@latchkey/common'
import { getAccountAddresses } from './actions/getAccountAddresses.js'
import { sendTransfer } from './actions/sendTransfer.js'
import { signMessage } from './actions/signMessage.js'
import { signPsbt } from './actions/signPsbt.js'
import type { WalletAccess } from './walletAccess.js'

/** Every action, with the wallet it acts on left open. */
export type WalletActions = {
  readonly [Name in keyof Bip122Actions]-?: NonNullable<Bip122Actions[Name]> extends (parameters: infer P) => infer R
    ? (wallet: WalletAccess, parameters: P) => R
    : never
}

/** What a wallet can be asked to do. Loaded as one file with the first request: they share most of their code. */
export const walletActions: WalletActions = { getAccountAddresses, sendTransfer, signMessage, signPsbt }
