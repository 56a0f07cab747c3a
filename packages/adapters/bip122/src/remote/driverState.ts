import { type RemoteChannel, readAccountType, readRemoteGrant } from '@latchkey/common'
import { isSameAddress } from '../address/address.js'
import type { BitcoinChain } from '../network/bitcoinChain.js'
import type { ReportedAccount, WalletResponse, WalletUpdate } from '../wallet/walletDriver.js'
import type { ReportedAddresses } from './createReportedAddresses.js'
import { type GrantedAddresses, readGranted, readReported } from './readGrant.js'

/** The state of the driver of one remote wallet. */
export type DriverState = {
  readonly channel: RemoteChannel
  /** Addresses that the wallet reported, in addition to those it granted. */
  readonly reported: ReportedAddresses
  readonly listeners: Set<(update: WalletUpdate) => void>
  /** Whether a response has a valid address. */
  isUsable(response: WalletResponse): boolean
  /** The active network, for requests that apps send through the provider. */
  chain: BitcoinChain
  /** The pending disconnect. */
  leaving: Promise<void> | undefined
}

/** Returns the currently granted addresses by network. */
export function grantedAddresses({ channel }: DriverState): GrantedAddresses {
  return readGranted(channel.granted())
}

/** Returns the currently shared accounts without a request, with the types that the grant states. */
export function sharedAccounts(state: DriverState): WalletResponse {
  const grant = readRemoteGrant(state.channel.granted())
  const accounts = joinAccounts(readGranted(grant), state.reported.of)
  return {
    accounts: accounts.map((account) => {
      const type = readAccountType(grant, String(account.address), ['payment', 'ordinal'])
      return type ? { ...account, purpose: type } : account
    }),
  }
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

/**
 * Returns the granted addresses with their reported details, then the first reported address of each other type. The
 * other reported addresses are not accounts: some wallets create an address for each payment.
 */
function joinAccounts(
  granted: GrantedAddresses,
  reportedOf: (chain: BitcoinChain) => readonly ReportedAccount[],
): readonly ReportedAccount[] {
  return [...granted].flatMap(([chain, addresses]) => {
    const reported = reportedOf(chain)
    // A list without a granted address belongs to a previous account.
    const known = reported.some(({ address }) => isGranted(address, addresses)) ? reported : []
    const own = addresses.map(
      (address): ReportedAccount =>
        known.find((one) => isSameAddress(one.address, address)) ?? { address, chains: [chain] },
    )
    const others = known.filter(({ address }) => !isGranted(address, addresses))
    return [...own, ...others.filter(({ path }) => isFirst(path))]
  })
}

function isGranted(address: unknown, granted: readonly string[]): boolean {
  return granted.some((one) => isSameAddress(one, address))
}

/**
 * Whether a derivation path belongs to the first external address (BIP-44). Without a path, an address counts as the
 * first.
 */
function isFirst(path: unknown): boolean {
  return typeof path !== 'string' || path === '' || path.endsWith('/0/0')
}
