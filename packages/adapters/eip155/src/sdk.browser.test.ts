import type { Connector } from '@latchkey/common'
import { createAdapterContext } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createNetwork } from '../test/createNetwork.js'
import * as external from './connectors/external.js'
import { createAdapter } from './createAdapter.js'

test('the real SDKs load, know nothing of this page, and ask no other host; no Safe is around, so none is listed', async () => {
  const context = createAdapterContext({
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
  // Longer than a Safe has to answer; these tests run inside an iframe.
  expect(window.parent).not.toBe(window)
  await new Promise((resolve) => setTimeout(resolve, 2_200))
  expect(list.map(({ id }) => id)).toEqual(['coinbaseWallet', 'baseAccount'])
  const hosts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).host)
  expect(hosts.filter((host) => host !== location.host)).toEqual([])
  adapter.destroy()
})
