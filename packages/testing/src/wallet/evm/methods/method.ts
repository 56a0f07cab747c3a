import type { Plan } from '../../base/plan.js'
import type { WalletCore } from '../walletCore.js'

/** A method of an EVM wallet: checks the parameters and says what it will do. */
export type Method = (core: WalletCore, params: readonly unknown[]) => Plan
