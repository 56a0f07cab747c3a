import { type Account, cleanText, readField } from '@latchkey/common'
import { safeParseAddress } from './address.js'
import { isSameBytes, readBytes } from './readBytes.js'
import { readList } from './readList.js'

/** An account a wallet shares, read and checked. */
export type SharedAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly label?: string | undefined
  /** The features the account itself supports; `undefined` where the wallet does not say. */
  readonly features?: readonly string[] | undefined
  /** The wallet's own object, which its features want to be given back. */
  readonly handle: unknown
}

/**
 * The valid accounts of a wallet's list, in its order, without repeats (R34). One whose public key is not its address, or that
 * is for other chains only, is left out.
 */
export function readAccounts(value: unknown): readonly SharedAccount[] {
  const accounts = new Map<string, SharedAccount>()
  for (const handle of readList(value) ?? []) {
    const account = readAccount(handle)
    if (account && !accounts.has(account.address)) accounts.set(account.address, account)
  }
  return [...accounts.values()]
}

/** Whether a list says that nothing is shared, rather than something that cannot be read. */
export function isEmptyList(value: unknown): boolean {
  return readList(value)?.length === 0
}

export function toAccount({ address, publicKey, label }: SharedAccount): Account {
  const hex = [...publicKey].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { namespace: 'solana', address, type: 'eoa', publicKey: hex, ...(label ? { name: label } : {}) }
}

function readAccount(handle: unknown): SharedAccount | undefined {
  const parsed = safeParseAddress(readField(handle, 'address'))
  if (!parsed.ok) return undefined
  const { address, bytes } = parsed.value
  const publicKey = readBytes(readField(handle, 'publicKey'))
  if (publicKey && !isSameBytes(publicKey, bytes)) return undefined
  const chains = textsOf(readField(handle, 'chains'))
  if (chains && chains.length > 0 && !chains.some((chain) => chain.startsWith('solana:'))) return undefined
  return {
    address,
    publicKey: bytes,
    label: cleanText(readField(handle, 'label')) || undefined,
    features: textsOf(readField(handle, 'features')),
    handle,
  }
}

function textsOf(value: unknown): readonly string[] | undefined {
  return readList(value)?.filter((text): text is string => typeof text === 'string')
}
