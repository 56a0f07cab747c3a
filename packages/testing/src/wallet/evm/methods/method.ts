import type { Plan } from '../../base/plan.js'
import type { WalletCore } from '../walletCore.js'

/** A method of an EVM wallet: validates its parameters and returns its plan. */
export type Method = (core: WalletCore, params: readonly unknown[]) => Plan
