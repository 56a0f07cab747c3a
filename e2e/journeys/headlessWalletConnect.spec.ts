import { verifyMessage } from 'viem'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'

test.use({ setup: { services: ['relay'], wallets: [] } })

test('R412: without the modal, a phone connects with the URI of core, signs after a refusal, and is disconnected', async ({
  app,
  phone,
  chains,
}) => {
  await app.open('headless/')
  await app.page.getByRole('button', { name: 'WalletConnect' }).click()
  await expect(app.fact('code')).toHaveText(/^wc:/)
  phone.setApproval({ type: 'reject' })
  await phone.pair((await app.fact('code').textContent()) ?? '')
  expect(await app.outcome()).toMatchObject({ code: 'USER_REJECTED' })

  phone.setApproval({ type: 'approve' })
  await app.page.getByRole('button', { name: 'WalletConnect' }).click()
  await expect(app.fact('code')).toHaveText(/^wc:/)
  await phone.pair((await app.fact('code').textContent()) ?? '')
  const [address = ''] = phone.addresses(chains.local.network.caipNetworkId)
  await expect(app.fact('address')).toHaveText(address)
  await expect(app.fact('code')).toBeEmpty()
  phone.control.reject('personal_sign')
  expect(await app.act('Sign message')).toMatchObject({ code: 'USER_REJECTED' })
  const { value } = await app.act('Sign message')
  const message = 'Hello from the journeys'
  const signature = value as `0x${string}`
  expect(await verifyMessage({ address: address as `0x${string}`, message, signature })).toBe(true)
  await app.act('Disconnect')
  await waitUntil(() => phone.sessions().length).toBe(0)
  await expect(app.page.locator('appkit-modal')).toHaveCount(0)
})
