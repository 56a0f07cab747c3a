import { verifyMessage } from 'viem'
import { expect, test } from '../fixtures/test.js'
import { createPhoneView } from '../pageObjects/phoneView.js'

test.use({ setup: { services: ['relay'] } })

test('R59: a phone scans the code, connects and signs a message with its own key', async ({ app, phone, chains }) => {
  await app.open('basic/')
  const view = createPhoneView(app)
  await view.open()
  await phone.scan(view.code)
  await app.modal.isGone()
  const [address = ''] = phone.addresses(chains.local.network.caipNetworkId)
  await expect(app.fact('address')).toHaveText(address)
  await expect(app.fact('wallet')).toHaveText('Phone')
  const { value } = await app.act('Sign message')
  expect(
    await verifyMessage({
      address: address as `0x${string}`,
      message: 'Hello from the journeys',
      signature: value as `0x${string}`,
    }),
  ).toBe(true)
  expect(phone.control.requests('personal_sign')).toMatchObject([{ outcome: 'answered' }])
})

test('R36: what the phone declines is told apart, and a new code takes the place of the old one', async ({
  app,
  phone,
}) => {
  // As a person would: what declines at once is not asked again by itself.
  phone.setApproval({ type: 'reject', afterMs: 1_500 })
  await app.open('basic/')
  const view = createPhoneView(app)
  await view.open()
  const first = await phone.scan(view.code)
  await expect(view.notice).toContainText('declined')
  phone.setApproval({ type: 'approve' })
  await expect.poll(async () => (await phone.scan(view.code).catch(() => first)) === first).toBe(false)
  await app.modal.isGone()
  await expect(app.fact('wallet')).toHaveText('Phone')
})
