import type { CaipNetworkId } from '@latchkey/common'
import { walletConnectMethods } from '@latchkey/common'
import { createPhoneStorage } from './createPhoneStorage.js'
import { createQuietClient, type QuietClient } from './createQuietClient.js'
import { joinScopes, namespaceOf } from './grantNamespaces.js'
import type { PhoneScope } from './phoneSession.js'

export type TestDapp = QuietClient & {
  /** Proposes a session that requests everything of the namespaces of these networks. */
  connect(networkIds: readonly CaipNetworkId[]): Promise<{
    readonly uri: string
    readonly session: ReturnType<QuietClient['client']['connect']> extends Promise<{ approval: () => infer S }>
      ? S
      : never
  }>
}

/** Creates a plain WalletConnect client of an app. */
export async function createTestDapp(relayUrl: string): Promise<TestDapp> {
  const metadata = { name: 'A dapp', description: 'For tests', url: 'https://app.example', icons: [] }
  const quiet = await createQuietClient({ relayUrl, projectId: 'local', metadata, storage: createPhoneStorage('dapp') })
  return {
    ...quiet,
    async connect(networkIds) {
      const scopes: readonly Record<string, PhoneScope>[] = networkIds.map((id) => ({
        [namespaceOf(id)]: { ...walletConnectMethods[namespaceOf(id)], chains: [id] },
      }))
      const scope = joinScopes(...scopes.map(toClientForm))
      const { uri, approval } = await quiet.client.connect({ optionalNamespaces: toClientForm(scope) })
      if (uri === undefined) throw new Error('The client made no code.')
      const session = approval()
      // Tests await it later, so a rejection must not count as unhandled.
      session.catch(() => undefined)
      return { uri, session }
    },
  }
}

function toClientForm(scopes: Readonly<Record<string, PhoneScope>>) {
  return Object.fromEntries(
    Object.entries(scopes).map(([name, { chains, methods, events }]) => [
      name,
      { chains: [...chains], methods: [...methods], events: [...events] },
    ]),
  )
}
