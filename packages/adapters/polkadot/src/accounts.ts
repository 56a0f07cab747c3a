import { type Account, cleanText, type Network, readField } from '@latchkey/common'
import { encodeAddress, safeParseAddress } from './address.js'
import { isGenesisOf } from './genesis.js'
import { bytesToHex } from './hex.js'

/** The kinds of key with accounts on Substrate networks. */
export type KeyType = 'sr25519' | 'ed25519' | 'ecdsa'

/** An account as a wallet shares it. */
export type WalletAccount = {
  /** Who it is, in hexadecimal form: the same whatever network the address is written for. */
  readonly id: string
  readonly accountId: Uint8Array
  /** The address as the wallet writes it, which is how it knows it. */
  readonly walletAddress: string
  readonly prefix: number
  readonly name?: string
  readonly keyType?: KeyType
  /** The only network it is for, as with accounts on a hardware wallet. */
  readonly genesisHash?: string
}

/** More accounts than this are not read; no wallet shares so many. */
const accountLimit = 1_000

/**
 * The usable accounts of a wallet's answer, in its order, without repeats (R34); one account written for several networks
 * counts once. Accounts with an Ethereum address are left out: they are of networks that are reached as EVM networks.
 */
export function readAccounts(value: unknown): readonly WalletAccount[] {
  const accounts = new Map<string, WalletAccount>()
  for (const entry of readList(value)) {
    const account = readAccount(entry)
    if (account && !accounts.has(account.id)) accounts.set(account.id, account)
  }
  return [...accounts.values()]
}

/** Whether a wallet says that it shares nothing, rather than something that cannot be read. */
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
    ...(isKeyType(type) ? { keyType: type } : {}),
    ...(isGenesisHash(genesisHash) ? { genesisHash } : {}),
  }
}

/** The account as the session tells it: its address written for the network, or as the wallet does where that has no prefix. */
export function toAccount(account: WalletAccount, ss58Format: number | undefined): Account {
  const { id, accountId, prefix, name, keyType } = account
  return {
    namespace: 'polkadot',
    address: encodeAddress(accountId, ss58Format ?? prefix),
    type: 'eoa',
    // An address of an ecdsa key holds only the key's hash.
    ...(keyType === 'sr25519' || keyType === 'ed25519' ? { publicKey: id } : {}),
    ...(keyType ? { keyType } : {}),
    ...(name ? { name } : {}),
  }
}

/** Whether an account may be used on a network: those of hardware wallets are for one only. */
export function isUsable({ genesisHash }: WalletAccount, network: Network): boolean {
  return genesisHash === undefined || isGenesisOf(genesisHash, network)
}

function isKeyType(value: unknown): value is KeyType {
  return value === 'sr25519' || value === 'ed25519' || value === 'ecdsa'
}

function isGenesisHash(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)
}
