import type { RemoteChannel } from '@latchkey/common'
import type { BitcoinChain } from '../network/bitcoinChain.js'
import type { WalletAnswer, WalletUpdate } from '../wallet/walletDriver.js'
import type { ReportedAddresses } from './createReportedAddresses.js'
import { joinAccounts } from './joinAccounts.js'
import { type GrantedAddresses, readGranted } from './readGranted.js'
import { readReported } from './readReported.js'

/** The state of the driver of one remote wallet. */
export type DriverState = {
  readonly channel: RemoteChannel
  /** Addresses that the wallet reported, in addition to those it granted. */
  readonly reported: ReportedAddresses
  readonly listeners: Set<(update: WalletUpdate) => void>
  /** Whether a response has a valid address. */
  isUsable(answer: WalletAnswer): boolean
  /** The active network, for requests that apps send through the provider. */
  chain: BitcoinChain
  /** The pending disconnect. */
  leaving: Promise<void> | undefined
}

/** Returns the currently granted addresses by network. */
export function grantedAddresses({ channel }: DriverState): GrantedAddresses {
  return readGranted(channel.granted())
}

/** Returns the currently shared accounts without a request. */
export function sharedAccounts(state: DriverState): WalletAnswer {
  return { accounts: joinAccounts(grantedAddresses(state), state.reported.of) }
}

/** Stores a reported list of addresses if it belongs to the granted account, and notifies the listeners. */
export function storeReported(state: DriverState, value: unknown, chain: BitcoinChain): void {
  const { reported, listeners } = state
  if (!reported.learn(readReported(value, chain), chain, grantedAddresses(state).get(chain))) return
  for (const listener of [...listeners]) listener({})
}

/** Ends the session. Further calls return the same promise. */
export function leave(state: DriverState): Promise<void> {
  state.leaving ??= state.channel.disconnect()
  return state.leaving
}
