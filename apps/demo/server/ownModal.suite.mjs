import { createPagePhone } from '@latchkey/testing/playwright'
import { expect } from 'vitest'

/** The journeys of a visitor with the page that builds its own dialog from hooks. */
export function createOwnModalJourneys({ browser, url, relayUrl, networks }) {
  return {
    connectInstalled: () => connectInstalled(browser, url),
    connectPhone: () => connectPhone(browser, url, relayUrl(), networks()),
  }
}

/** Lists wallets, searches the directory, and connects an installed wallet after a refusal. */
async function connectInstalled(browser, url) {
  const visitor = await visit(browser, url)
  const { page, dialog, answer } = visitor
  await dialog
    .getByRole('region', { name: 'In this browser' })
    .getByRole('button', { name: /Foxglove/ })
    .waitFor()
  await dialog.getByRole('region', { name: 'On your phone' }).getByRole('button', { name: 'WalletConnect' }).waitFor()

  const all = dialog.getByRole('region', { name: 'All wallets' })
  const count = () => all.getByRole('listitem').count()
  await expect.poll(count, { timeout: 20_000 }).toBeGreaterThan(40)
  const before = await count()
  await all.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(count).toBeGreaterThan(before)
  await dialog.getByLabel('Search wallets').fill('Trust W')
  await all.getByRole('button', { name: 'Trust Wallet' }).waitFor()
  await expect.poll(count).toBe(1)
  await dialog.getByLabel('Search wallets').fill('')

  await dialog
    .getByRole('button', { name: /Foxglove/ })
    .first()
    .click()
  await dialog.getByText('Approve the request in Foxglove.').waitFor()
  await answer('reject')
  await dialog.getByRole('alert').getByText('You declined the request.').waitFor()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await answer('approve')
  await page.getByText('Connected with Foxglove').waitFor()
  expect(await dialog.count()).toBe(0)
  expect(await page.locator('appkit-modal').count()).toBe(0)
  await visitor.end()
}

/** Connects the phone of the testing package by the QR code. */
async function connectPhone(browser, url, relayUrl, networks) {
  const visitor = await visit(browser, url)
  const { page, dialog } = visitor
  const phone = await createPagePhone({ relayUrl, networks })
  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  await dialog.getByText('A new code replaces this one').waitFor({ timeout: 20_000 })
  await phone.scan(dialog.getByRole('img', { name: 'QR code' }))
  await page.getByText(phone.addresses(networks[0].caipNetworkId)[0]).waitFor({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Connect a wallet' }).waitFor()
  await phone.close()
  await visitor.end()
}

/** A visitor who opened the dialog, and who records foreign requests and policy violations. */
async function visit(browser, url) {
  const context = await browser().newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const faults = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') faults.push(request.url())
  })
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) faults.push(message.text())
  })
  await page.goto(`${url()}/own-modal.html`)
  await page.getByRole('button', { name: 'Connect a wallet' }).click({ timeout: 30_000 })
  return {
    page,
    dialog: page.locator('.own-dialog'),
    answer: (how) => page.locator(`[data-approval-window] dialog[open] .${how}`).first().click(),
    async end() {
      await context.close()
      expect(faults).toEqual([])
    },
  }
}
