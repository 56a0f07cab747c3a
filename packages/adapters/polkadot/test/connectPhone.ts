import type { Network, Session } from '@latchkey/common'
import { createFakeLogger, createFakeStorage, createWalletConnectWallet } from '@latchkey/testing'
import { createWalletConnect } from '@latchkey/walletconnect'
import { createPolkadotAdapter } from '../src/createPolkadotAdapter.js'
import { createContext, watchEvents } from './setUp.js'

type PhoneOptions = Parameters<typeof createWalletConnectWallet>[0]

/** A session with a wallet on another device, through a relay, as an instance makes it. */
export async function connectPhone(relayUrl: string, networks: readonly Network[], change: Partial<PhoneOptions> = {}) {
  const context = createContext({ networks })
  const lifetime = new AbortController()
  const adapter = await createPolkadotAdapter().create(context)
  const part = createWalletConnect({
    ports: { ...context.ports, storage: createFakeStorage(), logger: createFakeLogger() },
    projectId: 'local',
    relayUrl,
    metadata: { name: 'App', description: 'An app', url: 'https://app.example', icons: [] },
    storagePrefix: '@latchkey',
    async requested() {
      const descriptor = await adapter.walletConnect?.()
      return descriptor ? [{ namespace: 'polkadot', descriptor, networks }] : []
    },
    isTaken: () => false,
    onRefused: () => undefined,
    lifetime: lifetime.signal,
  })
  const phone = await createWalletConnectWallet({ relayUrl, networks, ...change })
  const close = async () => {
    part.destroy()
    adapter.destroy()
    await phone.close()
  }
  try {
    await part.prepare()
    const connecting = part.connector('polkadot').connect({ network: networks[0] })
    const [session] = await Promise.all([connecting, phone.pair(part.uri() ?? '')])
    return { phone, adapter, session: session as Session<'polkadot'>, events: watchEvents(session), close }
  } catch (error) {
    await close()
    throw error
  }
}
