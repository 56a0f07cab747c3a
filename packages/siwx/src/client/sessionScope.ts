import type { CaipNetworkId, SIWXMessageInput, SIWXSession } from '@latchkey/common'

/** The networks on which a session is valid. */
export type SessionScope = {
  /**
   * `each`: a session is valid on the network of its message, and the wallet signs again on another one. `any`: it is
   * valid on every network of the namespace. Default: `each`.
   */
  readonly networks?: 'each' | 'any' | undefined
}

type Subject = Pick<SIWXMessageInput, 'accountAddress' | 'chainId'>

/** Returns whether a session is valid for an account on a network. */
export function isSessionFor(
  session: Subject,
  chainId: CaipNetworkId,
  address: string,
  { networks = 'each' }: SessionScope,
): boolean {
  const isCovered = networks === 'any' ? isSameNamespace(session.chainId, chainId) : session.chainId === chainId
  return isCovered && isSameAddress(session, { chainId, accountAddress: address })
}

/**
 * Returns a session whose data name the given account and network, because the kit ignores sessions of others. The text
 * keeps the account and network that signed it.
 */
export function nameSubject(session: SIWXSession, { chainId, accountAddress }: Subject): SIWXSession {
  const { data } = session
  const isSame = data.chainId === chainId && isSameAddress(data, { chainId, accountAddress })
  return isSame ? session : { ...session, data: { ...data, chainId, accountAddress } }
}

/** Returns whether two addresses of the same namespace are equal. Only EVM addresses ignore case (EIP-55). */
export function isSameAddress(one: Subject, other: Subject): boolean {
  if (!isSameNamespace(one.chainId, other.chainId)) return false
  if (!one.chainId.startsWith('eip155:')) return one.accountAddress === other.accountAddress
  return one.accountAddress.toLowerCase() === other.accountAddress.toLowerCase()
}

function isSameNamespace(one: CaipNetworkId, other: CaipNetworkId): boolean {
  return one.split(':')[0] === other.split(':')[0]
}
