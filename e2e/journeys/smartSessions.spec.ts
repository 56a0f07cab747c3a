import { expect, test } from '../fixtures/test.js'

test.use({ setup: { options: { features: { smartSessions: true } }, services: ['chainData'] } })

test('R441 R442: a visitor grants a permission, lists it, and revokes it in the wallet', async ({ app, chains }) => {
  await app.open('basic/')
  await app.connect()
  const kit = await app.kit()
  const granting = kit.evaluate(async (own, chainId) => {
    const core = await own.load()
    const sessions = await core.smartSessions.load()
    const { contexts } = await sessions.grant({
      permissions: [
        {
          chainId: `0x${chainId.toString(16)}`,
          expiry: Math.floor(Date.now() / 1_000) + 86_400,
          signer: { type: 'account', data: { address: `0x${'11'.repeat(20)}` } },
          permissions: [{ type: 'native-token-transfer', data: { allowance: '0xde0b6b3a7640000' } }],
        },
      ],
    })
    return contexts
  }, chains.local.id)
  expect(await granting).toHaveLength(1)
  await app.modal.shows('New permission')
  await expect(app.modal.text(/^Spend up to 1 .* in total$/)).toBeVisible()
  await app.modal.button('Add to my list').click()
  await expect(app.modal.text('It is in your list')).toBeVisible()

  // The list comes from the services.
  await app.page.reload()
  await app.button.click()
  await app.modal.button('Permissions').click()
  await expect(app.modal.text(/^Spend up to 1 .* in total$/)).toBeVisible()
  await app.modal.button(/^Revoke/).click()
  await expect(app.modal.text('No permissions')).toBeVisible()
  expect(await app.wallet().requests('wallet_revokePermissions')).toHaveLength(1)
})
