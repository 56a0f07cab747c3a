import { renderSVG } from 'uqr'
import { stringToHex, verifyMessage } from 'viem'
import { expect, test } from '../../src/exports/playwright.js'
import { createTestDapp } from '../../src/wallet/walletConnect/testDapp.fixture.js'
import { drawDots } from './drawDots.js'

test('the phone reads a QR code, pairs and signs, even after the relay dropped the connections', async ({
  page,
  chains,
  relay,
  phone,
}) => {
  const dapp = await createTestDapp(relay.url)
  const { caipNetworkId } = chains.local.network
  const { uri, session } = await dapp.connect([caipNetworkId])
  await page.setContent(`<main><div style="width: 260px">${renderSVG(uri)}</div></main>`)
  expect(await phone.scan(page)).toBe(uri)
  const { topic } = await session
  const [address = ''] = phone.addresses(caipNetworkId)
  const sign = () =>
    dapp.client.request<`0x${string}`>({
      topic,
      chainId: caipNetworkId,
      request: { method: 'personal_sign', params: [stringToHex('hello'), address] },
    })
  const signature = await sign()
  expect(await verifyMessage({ address: address as `0x${string}`, message: 'hello', signature })).toBe(true)
  relay.faults.dropConnections()
  const online = () => [phone.isOnline(), dapp.isOnline()]
  await expect.poll(online, { intervals: [1] }).toEqual([false, false])
  // Wait until both are online: a request before the reconnection would be sent many seconds later.
  await expect.poll(online, { intervals: [20] }).toEqual([true, true])
  expect(await sign()).toBe(signature)
  await dapp.close()
})

test.describe('with phoneOptions', () => {
  test.use({ phoneOptions: { name: 'Other', approval: { type: 'reject' } } })
  test('the phone rejects the proposal', async ({ relay, chains, phone }) => {
    const dapp = await createTestDapp(relay.url)
    const { uri, session } = await dapp.connect([chains.local.network.caipNetworkId])
    await phone.pair(uri)
    await expect(session).rejects.toMatchObject({ code: 5000 })
    await dapp.close()
  })
})

test('reads a code that the decoder misses at the original size, sharp or blurred', async ({ page, phone }) => {
  const uri =
    'wc:cb82a5603b4eb8631e1fffd62ee873d54e59395295dba4ccd599b2581e25277f@2?expiryTimestamp=1795795392&relay-protocol=irn&symKey=b209f165d5f21806c1f7fd89bfb494f5732c482f8db4178c2c60bd64f0b080ac'
  await page.setContent(`<main>${drawDots(uri)}</main>`)
  expect(await phone.read(page.locator('svg'))).toBe(uri)
})

test('rejects for a page without a QR code', async ({ page, phone }) => {
  await page.setContent('<main>Nothing here</main>')
  // A timeout of 0 ms ends the search after the first screenshot, however long that takes.
  const place = { screenshot: () => page.screenshot({ animations: 'disabled' }) }
  await expect(phone.scan(place, { timeout: 0 })).rejects.toThrow('no QR code')
})
