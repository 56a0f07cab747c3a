import { type Account, cleanText, readBytes, readField } from '@latchkey/common'
import { safeParseAddress } from '../address/address.js'
import { isSameBytes } from '../parse/copyBytes.js'
import { readList } from '../parse/readList.js'

/** A validated account of a wallet. */
export type SharedAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly label?: string | undefined
  /** Absent for `eoa`. No field of Wallet Standard: only a remote wallet states it. */
  readonly accountType?: 'smartAccount'
  /** The features that the account supports; `undefined` if the wallet does not report them. */
  readonly features?: readonly string[] | undefined
  /** The wallet's own account object, which its features expect as input. */
  readonly handle: unknown
}

/**
 * Returns the valid accounts of a wallet's list in order, without duplicates. Drops accounts whose public key doesn't
 * match their address, and accounts of other chains only.
 */
export function readAccounts(value: unknown): readonly SharedAccount[] {
  const accounts = new Map<string, SharedAccount>()
  for (const handle of readList(value) ?? []) {
    const account = readAccount(handle)
    if (account && !accounts.has(account.address)) accounts.set(account.address, account)
  }
  return [...accounts.values()]
}

/** Whether a value is an empty list, as opposed to one that can't be read. */
export function isEmptyList(value: unknown): boolean {
  return readList(value)?.length === 0
}

export function toAccount({ address, publicKey, label, accountType }: SharedAccount): Account {
  const hex = [...publicKey].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { namespace: 'solana', address, type: accountType ?? 'eoa', publicKey: hex, ...(label ? { name: label } : {}) }
}

function readAccount(handle: unknown): SharedAccount | undefined {
  const parsed = safeParseAddress(readField(handle, 'address'))
  if (!parsed.ok) return undefined
  const { address, bytes } = parsed.value
  const publicKey = readBytes(readField(handle, 'publicKey'), { encodings: [] })
  if (publicKey && !isSameBytes(publicKey, bytes)) return undefined
  const chains = textsOf(readField(handle, 'chains'))
  if (chains && chains.length > 0 && !chains.some((chain) => chain.startsWith('solana:'))) return undefined
  return {
    address,
    publicKey: bytes,
    label: cleanText(readField(handle, 'label')) || undefined,
    ...(readField(handle, 'accountType') === 'smartAccount' ? { accountType: 'smartAccount' } : {}),
    features: textsOf(readField(handle, 'features')),
    handle,
  }
}

function textsOf(value: unknown): readonly string[] | undefined {
  return readList(value)?.filter((text): text is string => typeof text === 'string')
}
