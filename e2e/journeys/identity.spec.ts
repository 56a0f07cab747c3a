import { expect, test } from '../fixtures/test.js'

test.use({ setup: { networks: ['mainnet', 'local'], wallets: [{ preset: 'foxglove', accountCount: 10 }] } })

test('§5: shows name, avatar and balance from the chain', async ({ app, chains }) => {
  const [account] = chains.accounts
  await chains.mainnet.setBalance(account?.address ?? '', 1_234_567_891_234_567_890_123n)
  await app.open('basic/')
  const address = await app.connect()
  await expect(app.button).toContainText('margot.eth')
  await expect(app.button).toContainText('1,234.5678 ETH')
  await expect(app.button.locator('img')).toHaveAttribute('src', /^data:image\/png/)
  await expect(app.button).toHaveAccessibleName('Account 1,234.5678 ETH margot.eth')

  await app.button.click()
  const { dialog } = app.modal
  await expect(dialog.getByText('margot.eth')).toBeVisible()
  await expect(dialog.locator('.balance')).toContainText('1,234')
  await expect(dialog).toContainText(address)
  const isDrawn = dialog.locator('.avatar img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  expect(await isDrawn).toBe(96)
})

test('§5: handles a name without a picture, an account without a name, and an unverified name', async ({
  app,
  chains,
}) => {
  const claimant = chains.accounts[4]?.address ?? ''
  await chains.names.claimName(claimant, 'margot.eth')
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('shareAccounts', [1])
  await expect(app.button).toContainText('ines.eth')
  for (const index of [2, 4]) {
    await app.wallet().control('shareAccounts', [index])
    const address = chains.accounts[index]?.address ?? ''
    await expect(app.button).toContainText(address.slice(-6))
    await expect(app.button).toContainText('ETH')
    await expect(app.button).not.toContainText('margot.eth')
  }
})

test('FI6 §8: shows "Token Balance Unavailable" without a balance, and the rest works', async ({
  app,
  context,
  chains,
}) => {
  await context.route(`${chains.mainnet.rpcUrl}/**`, (route) =>
    route.fulfill({ status: 200, body: '<html>busy</html>' }),
  )
  await app.open('basic/')
  await app.connect()
  await app.button.click()
  await expect(app.modal.text('Token Balance Unavailable')).toBeVisible()
  await app.modal.button(/^Network: /).click()
  await app.modal.row('Local Chain').click()
  await app.modal.shows('Account')
})
