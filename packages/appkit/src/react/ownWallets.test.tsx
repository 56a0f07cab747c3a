import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'
import {
  AppKitProvider,
  AppKitWalletButton,
  useAppKitConnect,
  useAppKitDirectory,
  useAppKitPairing,
  useAppKitWalletImage,
  useAppKitWallets,
} from '../exports/react.js'
import { everyInstance } from '../instance/instanceRegistry.js'

// Test files of one worker share the list of instances.
beforeEach(() => {
  for (const kit of [...everyInstance()]) kit.destroy()
})

function OwnList() {
  const list = useAppKitWallets()
  const directory = useAppKitDirectory({ search: 'lantern' })
  const pairing = useAppKitPairing({ prepare: true })
  const connection = useAppKitConnect()
  return (
    <output>{JSON.stringify({ list, directory, pairing, connection, image: useAppKitWalletImage(undefined) })}</output>
  )
}

test("R405: on a server, hooks for an app's own wallet list return their initial state and load nothing", () => {
  const { kit, end } = createTestKit()
  const page = (
    <AppKitProvider kit={kit}>
      <OwnList />
    </AppKitProvider>
  )
  const html = renderToString(page)
  expect(renderToString(page)).toBe(html)
  expect(JSON.parse(html.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"'))).toEqual({
    list: { groups: [], status: 'loading' },
    directory: { wallets: [], status: 'loading', hasMore: false },
    pairing: { isEnabled: false, status: 'idle', links: [] },
    connection: { status: 'idle' },
  })
  expect(kit.core).toBeUndefined()
  end()
})

test('R405: without an instance, these hooks throw the specified text', () => {
  expect(() => renderToString(<OwnList />)).toThrow('Please call createAppKit before using the app-kit hook')
})

test('R410: on a server, the button for one wallet renders its element', () => {
  expect(renderToString(<AppKitWalletButton wallet="metamask" label="MetaMask" size="sm" />)).toBe(
    '<appkit-wallet-button label="MetaMask" size="sm" wallet="metamask"></appkit-wallet-button>',
  )
})
