import type { CaipNetworkId, SIWXMessageInput, SIWXSession } from '@latchkey/common'

/** For which networks a session holds. */
export type SessionScope = {
  /**
   * `each`: a session holds for the network of its message, and the wallet signs again on another one. `any`: for every
   * network of the namespace. Default: `each`.
   */
  readonly networks?: 'each' | 'any' | undefined
}

type Holder = Pick<SIWXMessageInput, 'accountAddress' | 'chainId'>

/** Returns whether a session holds for an account on a network. */
export function holdsFor(
  session: Holder,
  chainId: CaipNetworkId,
  address: string,
  { networks = 'each' }: SessionScope,
): boolean {
  const isCovered = networks === 'any' ? isSameNamespace(session.chainId, chainId) : session.chainId === chainId
  return isCovered && isSameAddress(session, { chainId, accountAddress: address })
}

/**
 * Returns a session whose data name the account and network for which it holds, because the kit ignores sessions of
 * others. The text keeps those that were signed.
 */
export function nameHolder(session: SIWXSession, { chainId, accountAddress }: Holder): SIWXSession {
  const { data } = session
  const isSame = data.chainId === chainId && isSameAddress(data, { chainId, accountAddress })
  return isSame ? session : { ...session, data: { ...data, chainId, accountAddress } }
}

/** Returns whether two addresses of the same namespace are equal. Only EVM addresses ignore case (EIP-55). */
export function isSameAddress(one: Holder, other: Holder): boolean {
  if (!isSameNamespace(one.chainId, other.chainId)) return false
  if (!one.chainId.startsWith('eip155:')) return one.accountAddress === other.accountAddress
  return one.accountAddress.toLowerCase() === other.accountAddress.toLowerCase()
}

function isSameNamespace(one: CaipNetworkId, other: CaipNetworkId): boolean {
  return one.split(':')[0] === other.split(':')[0]
}
