import type { Network, Session, SessionEvent } from '@latchkey/common'
import { createFakeLogger, createFakeStorage, createWalletConnectWallet } from '@latchkey/testing'
import { createWalletConnect } from '@latchkey/walletconnect'
import { createSolanaAdapter } from '../src/createSolanaAdapter.js'
import { createContext } from './createContext.js'

type PhoneOptions = Parameters<typeof createWalletConnectWallet>[0]

/** A session with a wallet on another device, through a relay, as an instance makes it. */
export async function connectPhone(relayUrl: string, networks: readonly Network[], change: Partial<PhoneOptions> = {}) {
  const context = createContext({ networks })
  const lifetime = new AbortController()
  const adapter = await createSolanaAdapter().create(context)
  const storage = createFakeStorage()
  const openPart = () =>
    createWalletConnect({
      ports: { ...context.ports, storage, logger: createFakeLogger() },
      projectId: 'local',
      relayUrl,
      metadata: { name: 'App', description: 'An app', url: 'https://app.example', icons: [] },
      storagePrefix: '@latchkey',
      async requested() {
        const descriptor = await adapter.walletConnect?.()
        return descriptor ? [{ namespace: 'solana', descriptor, networks }] : []
      },
      isTaken: () => false,
      onRefused: () => undefined,
      lifetime: lifetime.signal,
    })
  let part = openPart()
  const phone = await createWalletConnectWallet({ relayUrl, networks, ...change })
  const close = async () => {
    part.destroy()
    adapter.destroy()
    await phone.close()
  }
  /** The page comes back, with what it stored: the session without asking. */
  const reload = async () => {
    part.destroy()
    part = openPart()
    return (await part.connector('solana').restore?.({ network: networks[0] })) as Session<'solana'>
  }
  try {
    await part.prepare()
    const connecting = part.connector('solana').connect({ network: networks[0] })
    const [session] = await Promise.all([connecting, phone.pair(part.uri() ?? '')])
    const events: SessionEvent[] = []
    session.watch((event) => events.push(event))
    return { phone, adapter, session: session as Session<'solana'>, events, reload, close }
  } catch (error) {
    await close()
    throw error
  }
}
