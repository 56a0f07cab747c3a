import type { Connector } from '@latchkey/common'
import { createAdapterContext, createSkippableClock, settle } from '@latchkey/testing'
import { expect, test, vi } from 'vitest'
import { createAdapter } from '../../test/createAdapter.js'
import { createNetwork } from '../../test/createNetwork.js'
import * as external from './external.js'

test('the real SDKs load without contacting other hosts, find no session, and no Safe is listed outside a Safe', async () => {
  const clock = createSkippableClock()
  const context = createAdapterContext({
    clock,
    window,
    networks: [createNetwork(8453, [])],
    discovery: { enableInjected: false, enableEIP6963: false },
  })
  const adapter = createAdapter(
    context,
    {
      coinbase: () => import('@coinbase/wallet-sdk'),
      baseAccount: () => import('@base-org/account'),
      safe: async () => ({
        SafeAppsSDK: (await import('@safe-global/safe-apps-sdk')).default,
        SafeAppProvider: (await import('@safe-global/safe-apps-provider')).SafeAppProvider,
      }),
    },
    external,
  )
  let list: readonly Connector[] = []
  adapter.discover((connectors) => {
    list = connectors
  })
  expect(await Promise.all(list.map((connector) => connector.restore?.()))).toEqual([undefined, undefined])
  // Longer than the timeout of a Safe; these tests run inside an iframe.
  expect(window.parent).not.toBe(window)
  await vi.dynamicImportSettled()
  clock.skip(2_200)
  await settle()
  expect(list.map(({ id }) => id)).toEqual(['coinbaseWallet', 'baseAccount'])
  const hosts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).host)
  expect(hosts.filter((host) => host !== location.host)).toEqual([])
  adapter.destroy()
})
