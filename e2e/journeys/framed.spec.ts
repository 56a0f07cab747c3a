import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyMessage } from 'viem'
import { expect, test } from '../fixtures/test.js'

// Browsers deny storage to a frame of another site.
test.use({ setup: { services: ['relay'], wallets: [], storage: 'sandboxed' } })
test.beforeEach(({ recorder }) => recorder.allow(/localStorage|localhost/))

test('R415: an app in a frame of another site shows the QR code, connects a phone, and signs', async ({
  app: { page },
  phone,
  chains,
}) => {
  const url = new URL(process.env.LATCHKEY_E2E_URL ?? '')
  const body = `<!doctype html><title>Host</title><iframe src="${url.origin}/basic/" width="900" height="700"></iframe>`
  // Chromium treats a page that Playwright serves from a route as public, and blocks local frames in it.
  const server = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await page.goto(`http://localhost:${port}/`)
  const frame = page.frameLocator('iframe')
  await frame.locator('appkit-button').getByRole('button').click()
  const dialog = frame.locator('appkit-modal dialog[open]')
  await dialog.getByRole('listitem').getByRole('button', { name: 'WalletConnect' }).click()
  await phone.scan(dialog.getByRole('img', { name: /^QR code/ }))
  const [address = ''] = phone.addresses(chains.local.network.caipNetworkId)
  await expect(frame.getByTestId('address')).toHaveText(address)
  await frame.getByRole('button', { name: 'Sign message' }).click()
  const result = frame.getByTestId('result')
  await expect(result).toContainText('0x')
  const { value } = JSON.parse((await result.textContent()) ?? '{}')
  const message = 'Hello from the journeys'
  expect(await verifyMessage({ address: address as `0x${string}`, message, signature: value })).toBe(true)
  server.close()
  server.closeAllConnections()
})
