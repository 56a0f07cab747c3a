import { type Account, AppKitError, type BitcoinAddress } from '@latchkey/common'
import { type ParsedAddress, safeParseAddress } from './address.js'
import { type BitcoinChain, bitcoinChains } from './bitcoinChain.js'
import type { FaceAnswer, ToldAccount } from './faces/face.js'

/** What a wallet shares, read and checked: addresses of one network, the one that pays first. */
export type WalletState = {
  readonly chain: BitcoinChain
  readonly addresses: readonly BitcoinAddress[]
  /** The networks the page may choose among without asking the wallet: those that its accounts are for. */
  readonly shared: readonly BitcoinChain[]
}

/** Which network to take where the wallet leaves it open: the wanted one, else the first of the app's. */
export type ChainWish = { readonly wanted?: BitcoinChain | undefined; readonly others: readonly BitcoinChain[] }

type Candidate = {
  readonly told: ToldAccount
  readonly parsed: ParsedAddress
  readonly chains: readonly BitcoinChain[]
}

/**
 * The valid addresses of a wallet's answer that belong to its network, once each (R34). What is no Bitcoin address, belongs to
 * another network or is for another purpose is left out; without any left, `undefined`.
 */
export function readState(answer: FaceAnswer, wish: ChainWish): WalletState | undefined {
  const candidates = answer.accounts.flatMap((told) => readCandidate(told) ?? [])
  const shared = bitcoinChains.filter((chain) => candidates.some(({ chains }) => chains.includes(chain)))
  const chain = answer.chain ?? [wish.wanted, ...wish.others].find((one) => one && shared.includes(one)) ?? shared[0]
  if (!chain) return undefined
  const own = candidates.filter(({ chains }) => chains.includes(chain))
  const first = own.filter(
    ({ parsed }, index) => own.findIndex((other) => other.parsed.address === parsed.address) === index,
  )
  const addresses = classify(first)
  if (addresses.length === 0) return undefined
  return { chain, addresses, shared: answer.chain ? [answer.chain] : shared }
}

/** As {@link readState}; an answer without an address that can be used is `WALLET_NO_ACCOUNT`. */
export function parseState(answer: FaceAnswer, wish: ChainWish): WalletState {
  const state = readState(answer, wish)
  if (state) return state
  throw new AppKitError('WALLET_NO_ACCOUNT', {
    details:
      'The wallet shared no address of a Bitcoin network it is on: no account was ticked, or it is locked or not set up.',
  })
}

/** The accounts of a session. */
export function toAccounts({ addresses }: WalletState): readonly Account[] {
  return addresses.map(({ address, purpose, publicKey }) => ({
    namespace: 'bip122',
    address,
    type: purpose,
    ...(publicKey ? { publicKey } : {}),
  }))
}

function readCandidate(told: ToldAccount): Candidate | undefined {
  const parsed = safeParseAddress(told.address)
  if (!parsed.ok) return undefined
  const stated = told.chains ?? []
  const chains = stated.length > 0 ? parsed.value.chains.filter((chain) => stated.includes(chain)) : parsed.value.chains
  return chains.length > 0 ? { told, parsed: parsed.value, chains } : undefined
}

/**
 * Purposes as the wallet states them; where it does not, a taproot address beside another kind is for ordinals, and of
 * addresses of one kind the first is the one that pays.
 */
function classify(candidates: readonly Candidate[]): readonly BitcoinAddress[] {
  const stated = candidates.map(({ told }) => readPurpose(told.purpose))
  const pays = candidates.findIndex(({ parsed }, index) => stated[index] === undefined && parsed.form !== 'p2tr')
  const first = stated.includes('payment') ? -1 : pays >= 0 ? pays : stated.indexOf(undefined)
  const read = candidates.flatMap(({ told, parsed }, index): readonly BitcoinAddress[] => {
    const own = stated[index]
    if (own === 'other') return []
    const purpose = own ?? (index === first || parsed.form !== 'p2tr' ? 'payment' : 'ordinal')
    return [{ address: parsed.address, purpose, ...readKey(told.publicKey), ...readPath(told.path) }]
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

/** 32 bytes of a taproot key, or 33 of another, in hexadecimal. */
function readKey(value: unknown): Pick<BitcoinAddress, 'publicKey'> {
  return typeof value === 'string' && /^(?:[0-9a-f]{64}|0[23][0-9a-f]{64})$/i.test(value)
    ? { publicKey: value.toLowerCase() }
    : {}
}

function readPath(value: unknown): Pick<BitcoinAddress, 'path'> {
  return typeof value === 'string' && /^m(\/\d{1,10}['h]?){1,10}$/.test(value) ? { path: value } : {}
}
