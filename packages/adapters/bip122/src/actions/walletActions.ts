import type { Bip122Actions } from '@latchkey/common'
import type { WalletAccess } from '../requests/walletAccess.js'
import { getAccountAddresses } from './getAccountAddresses.js'
import { sendTransfer } from './sendTransfer.js'
import { signMessage } from './signMessage.js'
import { signPsbt } from './signPsbt.js'

/** Every action, with the wallet as its first parameter. */
export type WalletActions = {
  readonly [Name in keyof Bip122Actions]-?: NonNullable<Bip122Actions[Name]> extends (parameters: infer P) => infer R
    ? (wallet: WalletAccess, parameters: P) => R
    : never
}

/** The wallet's actions. They load as one file with the first request, because they share most of their code. */
export const walletActions: WalletActions = { getAccountAddresses, sendTransfer, signMessage, signPsbt }
