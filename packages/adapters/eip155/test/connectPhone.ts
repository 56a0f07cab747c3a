import type { Network, Session, SessionEvent } from '@latchkey/common'
import { createAdapterContext, createFakeStorage, createWalletConnectWallet } from '@latchkey/testing'
import { createWalletConnect } from '@latchkey/walletconnect'
import { createAdapter } from '../src/createAdapter.js'

type PhoneOptions = Partial<Parameters<typeof createWalletConnectWallet>[0]>

/** A session with a wallet on another device, which holds real keys, over a real relay. */
export async function connectPhone(
  relayUrl: string,
  networks: readonly Network[],
  { network, ...options }: PhoneOptions & { readonly network?: Network } = {},
) {
  const phone = await createWalletConnectWallet({ relayUrl, networks, ...options })
  const lifetime = new AbortController()
  const context = createAdapterContext({ networks })
  const adapter = createAdapter(context, {})
  const descriptor = await adapter.walletConnect?.()
  if (!descriptor) throw new Error('the adapter knows nothing of WalletConnect')
  const walletConnect = createWalletConnect({
    ports: { ...context.ports, storage: createFakeStorage() },
    projectId: 'local',
    relayUrl,
    metadata: context.metadata,
    storagePrefix: 'test',
    requested: async () => [{ namespace: 'eip155', descriptor, networks }],
    isTaken: () => false,
    onRefused: () => undefined,
    lifetime: lifetime.signal,
  })
  const connector = walletConnect.connector('eip155')
  const connecting = connector.connect(network ? { network } : {})
  connecting.catch(() => undefined)
  await walletConnect.prepare()
  await phone.pair(walletConnect.uri() ?? '')
  const session = (await connecting) as Session<'eip155'>
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  return {
    phone,
    adapter,
    connector,
    session,
    events,
    close: async () => {
      adapter.destroy()
      lifetime.abort()
      await phone.close()
    },
  }
}
