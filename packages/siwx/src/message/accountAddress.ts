import { type ChainNamespace, createEvmAddressParsers, decodeBase58 } from '@latchkey/common'
import { keccak_256 } from '@noble/hashes/sha3'

const evmAddresses = /*#__PURE__*/ createEvmAddressParsers(keccak_256)

/** The longest address is one of Bitcoin (BIP-173). */
const longestAddress = 90

/** BIP-173: upper or lower case, but not both. The characters after `1` exclude `1`, `b`, `i` and `o`. */
const segwitPattern = /^(?:(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{11,87}|(?:BC|TB|BCRT)1[02-9AC-HJ-NP-Z]{11,87})$/

type AddressRule = { readonly isValid: (address: string) => boolean; readonly form: string }

/**
 * The form of account addresses in each namespace. The checksums of Polkadot and Bitcoin are left to the verifiers of
 * signatures, which derive the address from the key: their hash functions would triple the size of the parser.
 */
const addressRules: Readonly<Record<ChainNamespace, AddressRule>> = {
  eip155: { isValid: isChecksummed, form: '0x and 40 hex digits with the upper case of EIP-55' },
  solana: { isValid: (address) => isBase58(address, 32), form: 'base58 of 32 bytes' },
  // SS58: a prefix of 1 or 2 bytes, the account of 32 bytes, and 2 bytes of checksum.
  polkadot: { isValid: (address) => isBase58(address, 35, 36), form: 'an SS58 address of an account' },
  bip122: { isValid: isBitcoinAddress, form: 'a bech32 or base58 address' },
}

/** Returns whether a text has the form of an account address in a namespace. */
export function isAccountAddress(namespace: ChainNamespace, address: string): boolean {
  return address.length <= longestAddress && addressRules[namespace].isValid(address)
}

/** Describes the account addresses of a namespace, for error messages. */
export function describeAddress(namespace: ChainNamespace): string {
  return addressRules[namespace].form
}

function isChecksummed(address: string): boolean {
  const parsed = evmAddresses.safeParse(address)
  return parsed.ok && parsed.value === address
}

function isBase58(address: string, ...lengths: readonly number[]): boolean {
  return lengths.includes(decodeBase58(address)?.length ?? 0)
}

function isBitcoinAddress(address: string): boolean {
  // Base58 addresses have a version byte, a hash of 20 bytes, and 4 bytes of checksum.
  return segwitPattern.test(address) || isBase58(address, 25)
}
