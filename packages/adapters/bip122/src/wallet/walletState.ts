import { type Account, type BitcoinAddress, createError, errors } from '@latchkey/common'
import { type ParsedAddress, safeParseAddress } from '../address/address.js'
import { type BitcoinChain, bitcoinChains } from '../network/bitcoinChain.js'
import type { ReportedAccount, WalletResponse } from './walletDriver.js'

/** Validated addresses of a wallet on one network, payment addresses first. */
export type WalletState = {
  readonly chain: BitcoinChain
  readonly addresses: readonly BitcoinAddress[]
  /** The networks of the shared accounts, which the page can choose without a request to the wallet. */
  readonly shared: readonly BitcoinChain[]
}

/** Fallbacks for the network if the wallet declares none: the requested one, then the app's in order. */
type ChainRequest = { readonly requested?: BitcoinChain | undefined; readonly others: readonly BitcoinChain[] }

type Candidate = ReportedAddress & { readonly chains: readonly BitcoinChain[] }

/**
 * Returns the valid addresses in a wallet's response that belong to its network, without duplicates. Drops
 * invalid addresses and those of other networks or purposes. Returns `undefined` if none remain.
 */
export function readState(response: WalletResponse, request: ChainRequest): WalletState | undefined {
  const candidates = response.accounts.flatMap((reported) => readCandidate(reported) ?? [])
  const shared = bitcoinChains.filter((chain) => candidates.some(({ chains }) => chains.includes(chain)))
  const chain =
    response.chain ?? [request.requested, ...request.others].find((one) => one && shared.includes(one)) ?? shared[0]
  if (!chain) return undefined
  const own = candidates.filter(({ chains }) => chains.includes(chain))
  const first = own.filter(
    ({ parsed }, index) => own.findIndex((other) => other.parsed.address === parsed.address) === index,
  )
  const addresses = classifyAddresses(first)
  if (addresses.length === 0) return undefined
  return { chain, addresses, shared: response.chain ? [response.chain] : shared }
}

/** Like {@link readState}, but a response without a valid address throws `WALLET_NO_ACCOUNT`. */
export function parseState(response: WalletResponse, request: ChainRequest): WalletState {
  const state = readState(response, request)
  if (state) return state
  throw createError(errors.WALLET_NO_ACCOUNT, {
    details:
      'The wallet shared no address of a Bitcoin network it is on: no account was ticked, or it is locked or not set up.',
  })
}

/** Converts addresses to the accounts of a session. */
export function toAccounts(addresses: readonly BitcoinAddress[]): readonly Account[] {
  return addresses.map(({ address, purpose, publicKey }) => ({
    namespace: 'bip122',
    address,
    type: purpose,
    ...(publicKey ? { publicKey } : {}),
  }))
}

function readCandidate(reported: ReportedAccount): Candidate | undefined {
  const parsed = safeParseAddress(reported.address)
  if (!parsed.ok) return undefined
  const stated = reported.chains ?? []
  const chains = stated.length > 0 ? parsed.value.chains.filter((chain) => stated.includes(chain)) : parsed.value.chains
  return chains.length > 0 ? { reported, parsed: parsed.value, chains } : undefined
}

/** An address as the wallet reported it, and parsed. */
type ReportedAddress = { readonly reported: ReportedAccount; readonly parsed: ParsedAddress }

/**
 * Returns the addresses with their purposes, payment addresses first. Uses the purposes that the wallet states, and
 * drops addresses with other purposes. Without stated purposes, a taproot address is for ordinals if there is an
 * address of another type; of several taproot addresses, the first is for payments.
 */
function classifyAddresses(candidates: readonly ReportedAddress[]): readonly BitcoinAddress[] {
  const stated = candidates.map(({ reported }) => readPurpose(reported.purpose))
  const pays = candidates.findIndex(({ parsed }, index) => stated[index] === undefined && parsed.form !== 'p2tr')
  const first = stated.includes('payment') ? -1 : pays >= 0 ? pays : stated.indexOf(undefined)
  const read = candidates.flatMap(({ reported, parsed }, index): readonly BitcoinAddress[] => {
    const own = stated[index]
    if (own === 'other') return []
    const purpose = own ?? (index === first || parsed.form !== 'p2tr' ? 'payment' : 'ordinal')
    return [{ address: parsed.address, purpose, ...readKey(reported.publicKey), ...readPath(reported.path) }]
  })
  return [
    ...read.filter(({ purpose }) => purpose === 'payment'),
    ...read.filter(({ purpose }) => purpose === 'ordinal'),
  ]
}

function readPurpose(value: unknown): BitcoinAddress['purpose'] | 'other' | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (value === 'payment') return 'payment'
  return value === 'ordinal' || value === 'ordinals' ? 'ordinal' : 'other'
}

/** Reads a public key in hex: 32 bytes for taproot, otherwise 33. */
function readKey(value: unknown): Pick<BitcoinAddress, 'publicKey'> {
  return typeof value === 'string' && /^(?:[0-9a-f]{64}|0[23][0-9a-f]{64})$/i.test(value)
    ? { publicKey: value.toLowerCase() }
    : {}
}

function readPath(value: unknown): Pick<BitcoinAddress, 'path'> {
  return typeof value === 'string' && /^m(\/\d{1,10}['h]?){1,10}$/.test(value) ? { path: value } : {}
}
