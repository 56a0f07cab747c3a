import type { BitcoinAddress } from '@latchkey/common'
import type { ParsedAddress } from '../address/address.js'
import type { ReportedAccount } from './walletDriver.js'

/** An address as the wallet reported it, and parsed. */
export type ReportedAddress = { readonly reported: ReportedAccount; readonly parsed: ParsedAddress }

/**
 * Returns the addresses with their purposes, payment addresses first. Uses the purposes that the wallet states, and
 * drops addresses with other purposes. Without stated purposes, a taproot address is for ordinals if there is an
 * address of another type; of several taproot addresses, the first is for payments.
 */
export function classifyAddresses(candidates: readonly ReportedAddress[]): readonly BitcoinAddress[] {
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
