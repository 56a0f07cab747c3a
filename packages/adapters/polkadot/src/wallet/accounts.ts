import { type Account, bytesToHex, cleanText, type Network, readField } from '@latchkey/common'
import { encodeAddress, safeParseAddress } from '../address/address.js'
import { isGenesisOf } from '../network/genesis.js'

/** Key types of accounts on Substrate networks. */
export type KeyType = 'sr25519' | 'ed25519' | 'ecdsa'

/** A validated account of a wallet. */
export type WalletAccount = {
  /** The account id in hex: the same for every network's address. */
  readonly id: string
  readonly accountId: Uint8Array
  /** The address with the wallet's own prefix. Requests to the wallet must use it. */
  readonly walletAddress: string
  readonly prefix: number
  readonly name?: string
  /** Absent for `eoa`. No field of injected wallets: only a remote wallet states it. */
  readonly accountType?: 'smartAccount'
  readonly keyType?: KeyType
  /** The only network that the account is valid for. Accounts of hardware wallets have one. */
  readonly genesisHash?: string
}

/** Maximum number of accounts that are read. No wallet shares so many. */
const accountLimit = 1_000

/**
 * Returns the usable accounts of a wallet's list in order, without duplicates, whatever the prefixes of their
 * addresses. Drops Ethereum addresses, because the EVM adapter supports their networks.
 */
export function readAccounts(value: unknown): readonly WalletAccount[] {
  const accounts = new Map<string, WalletAccount>()
  for (const entry of readList(value)) {
    const account = readAccount(entry)
    if (account && !accounts.has(account.id)) accounts.set(account.id, account)
  }
  return [...accounts.values()]
}

/** Whether a value is an empty list, as opposed to one that can't be read. */
export function isEmptyList(value: unknown): boolean {
  try {
    return Array.isArray(value) && value.length === 0
  } catch {
    return false
  }
}

function readList(value: unknown): readonly unknown[] {
  try {
    return Array.isArray(value) ? Array.from(value.slice(0, accountLimit)) : []
  } catch {
    return []
  }
}

function readAccount(entry: unknown): WalletAccount | undefined {
  const walletAddress = readField(entry, 'address')
  const type = readField(entry, 'type')
  const genesisHash = readField(entry, 'genesisHash')
  const name = cleanText(readField(entry, 'name'))
  const parsed = safeParseAddress(walletAddress)
  if (!parsed.ok || typeof walletAddress !== 'string' || type === 'ethereum') return undefined
  const { accountId, prefix } = parsed.value
  return {
    id: bytesToHex(accountId),
    accountId,
    walletAddress,
    prefix,
    ...(name ? { name } : {}),
    ...(readField(entry, 'accountType') === 'smartAccount' ? { accountType: 'smartAccount' } : {}),
    ...(isKeyType(type) ? { keyType: type } : {}),
    ...(isGenesisHash(genesisHash) ? { genesisHash } : {}),
  }
}

/** Converts an account to the form of the public API. Without a prefix the address stays as the wallet wrote it. */
export function toAccount(account: WalletAccount, ss58Format: number | undefined): Account {
  const { id, accountId, prefix, name, accountType, keyType } = account
  return {
    namespace: 'polkadot',
    address: encodeAddress(accountId, ss58Format ?? prefix),
    type: accountType ?? 'eoa',
    // The address of an ecdsa key contains only the key's hash.
    ...(keyType === 'sr25519' || keyType === 'ed25519' ? { publicKey: id } : {}),
    ...(keyType ? { keyType } : {}),
    ...(name ? { name } : {}),
  }
}

/** Whether an account is usable on a network: accounts of hardware wallets are bound to one. */
export function isUsable({ genesisHash }: WalletAccount, network: Network): boolean {
  return genesisHash === undefined || isGenesisOf(genesisHash, network)
}

function isKeyType(value: unknown): value is KeyType {
  return value === 'sr25519' || value === 'ed25519' || value === 'ecdsa'
}

function isGenesisHash(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)
}
