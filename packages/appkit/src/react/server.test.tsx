import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'
import { AppKitButton, AppKitProvider } from '../exports/react.js'
import { EveryHook } from './everyHook.fixture.js'

const open: (() => void)[] = []
afterEach(() => {
  for (const end of open.splice(0)) end()
})

function createKit(...given: Parameters<typeof createTestKit>) {
  const world = createTestKit(...given)
  open.push(world.end)
  return world
}

describe('§6: on a server', () => {
  test('without createAppKit every hook throws the exact text', () => {
    expect(() => renderToString(<EveryHook onRender={() => undefined} />)).toThrow(
      'Please call createAppKit before using the app-kit hook',
    )
  })

  test('hooks show what is so before anything is known, whatever is stored, and twice the same', () => {
    const { kit, storage } = createKit()
    storage.setItem('@latchkey/connection/eip155', '{"v":1,"d":{"connectorId":"app.foxglove"}}')
    const seen: unknown[] = []
    const page = (
      <StrictMode>
        <AppKitProvider kit={kit}>
          <EveryHook onRender={(values) => seen.push(values)} />
          <AppKitButton label="Log in" className="mine" />
        </AppKitProvider>
      </StrictMode>
    )
    const first = renderToString(page)
    expect(renderToString(page)).toBe(first)
    expect(first).toContain('<appkit-button class="mine" label="Log in"></appkit-button>')
    expect(seen[0]).toMatchObject({
      account: { isConnected: false, status: 'disconnected', allAccounts: [] },
      network: { chainId: 1, caipNetworkId: 'eip155:1', supportsAllNetworks: true },
      state: { open: false, loading: false, initialized: false, selectedNetworkId: 'eip155:1', activeChain: 'eip155' },
      events: { timestamp: 0 },
      wallet: {},
    })
  })

  test('no adapter is made, nothing is read from storage, nothing is asked', () => {
    let reads = 0
    const count = () => {
      reads++
      return null
    }
    const storage = Object.assign(createTestKit().storage, {
      getItem: count,
      keys: () => {
        count()
        return []
      },
    })
    const adapter = { namespace: 'eip155', create: () => expect.unreachable('An adapter was made.') } as const
    const { kit } = createKit({ adapters: [adapter as never] }, storage)
    renderToString(
      <AppKitProvider kit={kit}>
        <EveryHook onRender={() => undefined} />
      </AppKitProvider>,
    )
    expect(reads).toBe(0)
    expect(kit.core).toBeUndefined()
  })
})
