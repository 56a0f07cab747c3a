import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'
import {
  AppKitAccountButton,
  AppKitButton,
  AppKitConnectButton,
  AppKitProvider,
  type ConnectionHint,
} from '../exports/react.js'
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
  test('every hook throws the specified text without createAppKit', () => {
    expect(() => renderToString(<EveryHook onRender={() => undefined} />)).toThrow(
      'Please call createAppKit before using the app-kit hook',
    )
  })

  test('hooks return the same initial state for every render, independent of storage', () => {
    const { kit, storage } = createKit()
    storage.setItem('@latchkey/connections/eip155', '{"v":1,"d":[{"connectorId":"app.foxglove"}]}')
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

  test('R391: buttons and hooks are connecting with a hint, and disconnected without one', () => {
    const { kit } = createKit()
    const seen: unknown[] = []
    const render = (connectionHint?: ConnectionHint) =>
      renderToString(
        <AppKitProvider kit={kit} connectionHint={connectionHint}>
          <EveryHook onRender={({ account }) => seen.push(account)} />
          <AppKitButton />
          <AppKitConnectButton namespace="eip155" loadingLabel="Wait" />
          <AppKitButton namespace="solana" />
          <AppKitAccountButton />
        </AppKitProvider>,
      )
    expect(render({ namespaces: ['eip155'] })).toContain(
      '<appkit-button><button type="button" disabled="">Connecting...</button></appkit-button>' +
        '<appkit-connect-button loadinglabel="Wait" namespace="eip155"><button type="button" disabled="">Wait</button></appkit-connect-button>' +
        '<appkit-button namespace="solana"></appkit-button>' +
        '<appkit-account-button></appkit-account-button>',
    )
    expect(seen.at(-1)).toMatchObject({ status: 'connecting', address: undefined })
    expect(render()).toContain('<appkit-button></appkit-button>')
    expect(seen.at(-1)).toMatchObject({ status: 'disconnected' })
  })

  test('R391: with a hint, the button is in the language of the instance', () => {
    const { kit } = createKit({ locale: 'ar' })
    const page = (
      <AppKitProvider kit={kit}>
        <AppKitProvider connectionHint={{ namespaces: ['eip155'] }}>
          <AppKitButton />
        </AppKitProvider>
      </AppKitProvider>
    )
    expect(renderToString(page)).toContain('>جارٍ الربط...</button>')
  })

  test('creates no adapter, reads no storage and sends no request', () => {
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
