import { readFile } from 'node:fs/promises'
import { renderSVG } from 'uqr'
import { stringToHex, verifyMessage } from 'viem'
import { expect, test } from '../../src/exports/playwright.js'
import { createTestDapp } from '../../src/wallet/walletConnect/testDapp.fixture.js'

test('the phone reads a code off the page, pairs, signs, and the relay can fail meanwhile', async ({
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
  // A client that asks before it is back waits for its own next look, many seconds later.
  await expect.poll(online, { intervals: [20] }).toEqual([true, true])
  expect(await sign()).toBe(signature)
  await dapp.close()
})

test.describe('set up by the test', () => {
  test.use({ phoneOptions: { name: 'Other', approval: { type: 'reject' } } })
  test('it declines', async ({ relay, chains, phone }) => {
    const dapp = await createTestDapp(relay.url)
    const { uri, session } = await dapp.connect([chains.local.network.caipNetworkId])
    await phone.pair(uri)
    await expect(session).rejects.toMatchObject({ code: 5000 })
    await dapp.close()
  })
})

test('a code that the reader misses at its own size, also blurred, is read all the same', async ({ page, phone }) => {
  // As the modal shows it where the window is 320 pixels wide.
  const picture = await readFile(new URL('hardCode.png', import.meta.url), 'base64')
  await page.setContent(`<img alt="A code" src="data:image/png;base64,${picture}">`)
  expect(await phone.read(page.getByAltText('A code'), { timeout: 3_000 })).toBe(
    'wc:c216344d45766c0eca044750963e65a86a909de3a66ff5e7b6769986aa993fed@2?expiryTimestamp=1795795392&relay-protocol=irn&symKey=64a88dd22d96353b14334ec6fd7d808c8d997e5a349ab642cac10a2759445b2c',
  )
})

test('a page without a code is told apart', async ({ page, phone }) => {
  await page.setContent('<main>Nothing here</main>')
  await expect(phone.scan(page, { timeout: 500 })).rejects.toThrow('no QR code')
})
