import { verifyMessage } from 'viem'
import { createModal } from '../pageObjects/modal.js'
import { expect, test } from './appTest.js'

test('an app of AppKit connects, signs, sends, switches, is restored, and disconnects', async ({
  page,
  wallets,
  chains,
}) => {
  const { foxglove } = await wallets.add({ foxglove: { chainId: 1 } })
  const address = foxglove.addresses[0] as `0x${string}`
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const output = page.locator('output')
  await page.goto('/')
  await page.locator('appkit-button, w3m-button').getByRole('button').click()
  await createModal(page).row('Foxglove').click()
  await expect(page.getByText(address)).toBeVisible()

  await click('Sign')
  await expect(output).toHaveText(/^0x[\da-f]{130}$/)
  const signature = (await output.textContent()) as `0x${string}`
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
  await click('Send')
  await expect(output).toHaveText(/^0x[\da-f]{64}$/)
  const hash = await output.textContent()
  expect(await chains.mainnet.request('eth_getTransactionByHash', [hash])).toMatchObject({
    from: address.toLowerCase(),
  })

  await click('Switch to Foundry')
  await expect(page.getByText('Network: Foundry')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Network: Foundry')).toBeVisible()
  await expect(page.getByText(address)).toBeVisible()
  await click('Disconnect')
  await expect(page.getByText('Not connected')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Not connected')).toBeVisible()
})
