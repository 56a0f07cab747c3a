import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import type { GrantChoice } from './approvalPolicy.js'
import type { PhoneNamespace } from './phoneNamespace.js'
import type { PhoneScope } from './phoneSession.js'

/** A session's grants in the client's format. */
export type PhoneGrants = Record<string, { chains: string[]; methods: string[]; events: string[]; accounts: string[] }>

/** Returns the supported part of a proposal, limited by the choice. */
export function grantNamespaces(
  wanted: Readonly<Record<string, PhoneScope>>,
  namespaces: ReadonlyMap<string, PhoneNamespace>,
  choice: GrantChoice = {},
): PhoneGrants {
  const grants: PhoneGrants = {}
  for (const [name, scope] of Object.entries(wanted)) {
    const own = namespaces.get(name)
    if (!own || !(choice.namespaces?.includes(own.namespace) ?? true)) continue
    const chains = networkIdsOf(own).filter(
      (id) => scope.chains.includes(id) && (choice.networks?.includes(id) ?? true),
    )
    if (chains.length === 0) continue
    const methods = scope.methods.filter(
      (method) => own.methods.includes(method) && (choice.methods?.includes(method) ?? true),
    )
    grants[name] = { chains, methods, events: [...scope.events], accounts: accountsOn(own, chains) }
  }
  return grants
}

/** Returns every id of the networks; some Solana networks have two. */
function networkIdsOf(own: PhoneNamespace): CaipNetworkId[] {
  return own
    .networks()
    .flatMap(({ caipNetworkId, deprecatedCaipNetworkId }) => [
      caipNetworkId,
      ...(deprecatedCaipNetworkId ? [deprecatedCaipNetworkId] : []),
    ])
}

/** Returns the CAIP-10 ids of the shared accounts on each of the networks. */
export function accountsOn(own: PhoneNamespace, networkIds: readonly CaipNetworkId[]): string[] {
  return networkIds.flatMap((id) =>
    own.shared().flatMap((index) => own.addressesOf(index, id).map((address) => `${id}:${address}`)),
  )
}

/** Returns the namespace of a CAIP-2 id. */
export function namespaceOf(networkId: CaipNetworkId): ChainNamespace {
  const [namespace] = networkId.split(':')
  return namespace as ChainNamespace
}

/** Merges the required and the optional namespaces of a proposal. */
export function joinScopes(
  ...lists: readonly Readonly<Record<string, { chains?: string[]; methods: string[]; events: string[] }>>[]
): Record<string, PhoneScope> {
  const joined: Record<string, PhoneScope> = {}
  for (const list of lists) {
    for (const [key, scope] of Object.entries(list)) {
      // A key is a namespace, or one network of it.
      const [name = key] = key.split(':')
      const before = joined[name] ?? { chains: [], methods: [], events: [] }
      const chains = key.includes(':') ? [key] : (scope.chains ?? [])
      joined[name] = {
        chains: [...new Set([...before.chains, ...chains])],
        methods: [...new Set([...before.methods, ...scope.methods])],
        events: [...new Set([...before.events, ...scope.events])],
      }
    }
  }
  return joined
}
