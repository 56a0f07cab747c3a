import type { CaipNetworkId } from '@latchkey/common'
import type { QuietClient } from './createQuietClient.js'
import { accountsOn, type PhoneGrants } from './grantNamespaces.js'
import type { PhoneNamespace } from './phoneNamespace.js'
import type { PhoneSession } from './phoneSession.js'

/** Changes what sessions of a phone wallet grant. */
export type GrantChanges = {
  /** Grants these networks in one namespace of a session; `[]` revokes the namespace. */
  change(session: PhoneSession, own: PhoneNamespace, chains: readonly CaipNetworkId[]): Promise<void>
  /** Whether a namespace of a session was revoked. It can be granted again. */
  isRevoked(session: PhoneSession, namespace: string): boolean
}

export function createGrantChanges(client: QuietClient['client']): GrantChanges {
  /** The grants of revoked namespaces. */
  const revoked = new Map<string, PhoneSession['namespaces'][string]>()
  const keyOf = ({ topic }: PhoneSession, namespace: string) => `${topic} ${namespace}`

  return {
    isRevoked: (session, namespace) => revoked.has(keyOf(session, namespace)),
    async change(session, own, chains) {
      const { [own.namespace]: current, ...others } = session.namespaces
      const key = keyOf(session, own.namespace)
      const before = current ?? revoked.get(key)
      if (before && chains.length === 0) revoked.set(key, before)
      else revoked.delete(key)
      const next = before && { ...before, chains: [...chains], accounts: accountsOn(own, chains) }
      const all = { ...others, ...(next && chains.length > 0 ? { [own.namespace]: next } : {}) }
      const granted: PhoneGrants = Object.fromEntries(
        Object.entries(all).map(([name, { chains, methods, events, accounts }]) => [
          name,
          { chains: [...chains], methods: [...methods], events: [...events], accounts: [...accounts] },
        ]),
      )
      const { acknowledged } = await client.update({ topic: session.topic, namespaces: granted })
      await acknowledged()
    },
  }
}
