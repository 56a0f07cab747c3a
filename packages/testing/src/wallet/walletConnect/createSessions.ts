import { type CaipNetworkId, type ChainNamespace, createError, errors } from '@latchkey/common'
import { createGrantChanges } from './createGrantChanges.js'
import type { QuietClient } from './createQuietClient.js'
import { namespaceOf } from './grantNamespaces.js'
import type { PhoneNamespace } from './phoneNamespace.js'
import type { PhoneSession } from './phoneSession.js'
import { readSession } from './readSession.js'
import type { WalletConnectWallet } from './walletConnectWallet.js'

export type Sessions = Pick<WalletConnectWallet, 'switchNetwork' | 'setNetworks' | 'emit' | 'extend'> & {
  list(): readonly PhoneSession[]
  end(topic?: string): Promise<void>
  /** Updates sessions with the accounts that they may use now. */
  shareAccounts(namespace: ChainNamespace): Promise<void>
}

/** Manages the sessions of a phone wallet. */
export function createSessions({
  client,
  namespaces,
  tell,
}: {
  readonly client: QuietClient['client']
  readonly namespaces: ReadonlyMap<string, PhoneNamespace>
  tell(): void
}): Sessions {
  const list = () => client.session.getAll().map(readSession)
  const withNamespace = (namespace: string) => list().filter((one) => one.namespaces[namespace])
  for (const name of ['session_delete', 'session_expire'] as const) client.on(name, tell)

  const grants = createGrantChanges(client)

  function find(namespace: ChainNamespace): PhoneNamespace {
    const own = namespaces.get(namespace)
    if (!own) throw createError(errors.METHOD_NOT_SUPPORTED, { details: `The phone knows no network of ${namespace}.` })
    return own
  }

  const emit: Sessions['emit'] = async ({ name, data, networkId, topic }) => {
    const sessions = withNamespace(namespaceOf(networkId)).filter(
      (one) =>
        (topic === undefined || one.topic === topic) &&
        one.namespaces[namespaceOf(networkId)]?.chains.includes(networkId),
    )
    for (const one of sessions) await client.emit({ topic: one.topic, chainId: networkId, event: { name, data } })
  }

  return {
    list,
    emit,
    async switchNetwork(networkId) {
      const own = find(namespaceOf(networkId))
      for (const session of withNamespace(own.namespace)) {
        const chains = chainsOf(session, own.namespace)
        if (!chains.includes(networkId)) await grants.change(session, own, [...chains, networkId])
        const data = own.namespace === 'eip155' ? Number(networkId.slice('eip155:'.length)) : networkId
        if (hasEvent(session, own.namespace, 'chainChanged'))
          await emit({ name: 'chainChanged', data, networkId, topic: session.topic })
      }
      tell()
    },
    async setNetworks(namespace, networkIds) {
      for (const session of list()) {
        const isShared = session.namespaces[namespace] !== undefined || grants.isRevoked(session, namespace)
        if (isShared) await grants.change(session, find(namespace), networkIds)
      }
      tell()
    },
    async shareAccounts(namespace) {
      const own = find(namespace)
      for (const session of withNamespace(namespace)) {
        const chains = chainsOf(session, namespace)
        await grants.change(session, own, chains)
        const [networkId] = chains
        const name = namespace === 'bip122' ? 'bip122_addressesChanged' : 'accountsChanged'
        if (!networkId || !hasEvent(session, namespace, name)) continue
        const addresses = own.shared().flatMap((index) => own.addressesOf(index, networkId))
        await emit({ name, data: addresses, networkId, topic: session.topic })
      }
      tell()
    },
    async extend(topic) {
      for (const one of list()) {
        if (topic !== undefined && one.topic !== topic) continue
        const { acknowledged } = await client.extend({ topic: one.topic })
        await acknowledged()
      }
      tell()
    },
    async end(topic) {
      for (const one of list()) {
        if (topic === undefined || one.topic === topic)
          await client.disconnect({ topic: one.topic, reason: { code: 6000, message: 'User disconnected.' } })
      }
      tell()
    },
  }
}

function chainsOf(session: PhoneSession, namespace: ChainNamespace): readonly CaipNetworkId[] {
  return (session.namespaces[namespace]?.chains ?? []) as readonly CaipNetworkId[]
}

function hasEvent({ namespaces }: PhoneSession, namespace: ChainNamespace, event: string): boolean {
  return namespaces[namespace]?.events.includes(event) ?? false
}
