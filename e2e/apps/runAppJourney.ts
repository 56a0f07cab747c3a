import type { LatchkeyFixtures, LatchkeyWorkerFixtures } from '@latchkey/testing/playwright'
import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { createModal, type Modal } from '../pageObjects/modal.js'
import { expect } from './appTest.js'

type Fixtures = Pick<LatchkeyFixtures, 'wallets'> &
  Pick<LatchkeyWorkerFixtures, 'chains'> & {
    readonly page: Page
    /** Called when a wallet has connected, and when it has switched to another network. */
    signIn?(modal: Modal): Promise<void>
  }

/** Connects a wallet to an app of AppKit, signs, sends, switches the network, reloads the page and disconnects. */
export async function runAppJourney({
  page,
  wallets,
  chains,
  signIn = async () => undefined,
}: Fixtures): Promise<void> {
  const { foxglove } = await wallets.add({ foxglove: { chainId: 1 } })
  const address = foxglove.addresses[0] as `0x${string}`
  const modal = createModal(page)
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const output = page.locator('output')
  await page.goto('/')
  await page.locator('appkit-button, w3m-button').getByRole('button').click()
  await modal.row('Foxglove').click()
  await signIn(modal)
  await expect(page.getByText(address, { exact: true })).toBeVisible()

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
  await signIn(modal)
  await expect(page.getByText('Network: Foundry')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Network: Foundry')).toBeVisible()
  await expect(page.getByText(address, { exact: true })).toBeVisible()
  await click('Disconnect')
  await expect(page.getByText('Not connected')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Not connected')).toBeVisible()
}
