import { type CaipNetworkId, isSameAddress, type SIWXMessageInput, type SIWXSession } from '@latchkey/common'

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
  return isCovered && isSameAccount(session, { chainId, accountAddress: address })
}

/**
 * Returns a session whose data name the given account and network, because the kit ignores sessions of others. The text
 * keeps the account and network that signed it.
 */
export function nameSubject(session: SIWXSession, { chainId, accountAddress }: Subject): SIWXSession {
  const { data } = session
  if (isSameSubject(data, { chainId, accountAddress })) return session
  return { ...session, data: { ...data, chainId, accountAddress } }
}

/** Returns whether two sessions are of the same account on the same network. */
export function isSameSubject(one: Subject, other: Subject): boolean {
  return one.chainId === other.chainId && isSameAccount(one, other)
}

/** Returns whether two sessions are of the same account, on any networks of its namespace. */
export function isSameAccount(one: Subject, other: Subject): boolean {
  return (
    isSameNamespace(one.chainId, other.chainId) && isSameAddress(one.accountAddress, other.accountAddress, one.chainId)
  )
}

function isSameNamespace(one: CaipNetworkId, other: CaipNetworkId): boolean {
  return one.split(':')[0] === other.split(':')[0]
}
