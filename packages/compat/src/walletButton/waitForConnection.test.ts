import { expect, test } from 'vitest'
import { type ConnectionSource, waitForConnection } from './waitForConnection.js'

/** A modal that is open, while an account of a wallet is connected. */
function visit() {
  const changes = new Set<() => void>()
  const events = new Set<Parameters<ConnectionSource['subscribeEvents']>[0]>()
  let isOpen = true
  const source: ConnectionSource = {
    getCaipAddress: () => 'eip155:1:0xA11CE',
    getWalletInfo: () => undefined,
    isOpen: () => isOpen,
    subscribeEvents(listener) {
      events.add(listener)
      return () => events.delete(listener)
    },
    watch(listener) {
      changes.add(listener)
      return () => changes.delete(listener)
    },
  }
  return {
    source,
    close() {
      isOpen = false
      for (const listener of [...changes]) listener()
    },
    succeed(namespace: 'eip155' | 'solana') {
      const properties = { method: 'qrcode', name: 'Foxglove', reconnect: false, namespace } as const
      for (const listener of [...events])
        listener({ timestamp: 1, data: { type: 'track', event: 'CONNECT_SUCCESS', properties } })
    },
    listeners: () => changes.size + events.size,
  }
}

test('resolves when the same account of the same wallet connects again', async () => {
  const { source, succeed, close, listeners } = visit()
  const waiting = waitForConnection(source, 'eip155')
  succeed('eip155')
  close()
  expect(await waiting).toEqual({ chainNamespace: 'eip155', chainId: '1', address: '0xA11CE' })
  expect(listeners()).toBe(0)
})

test('rejects when the modal closes, also after a wallet of another namespace has connected', async () => {
  const { source, succeed, close } = visit()
  const waiting = waitForConnection(source, 'eip155')
  succeed('solana')
  close()
  await expect(waiting).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
})
