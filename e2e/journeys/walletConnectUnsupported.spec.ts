import { connectPhone } from '../fixtures/connectPhone.js'
import { expect, test } from '../fixtures/test.js'
import { verifySignedMessage } from '../fixtures/verifySigned.js'

test.use({ setup: { services: ['relay'], networks: ['local'], wallets: [] } })

test('R414: a phone that moves to an unsupported network is asked to leave it, and signs afterwards', async ({
  app,
  phone,
  chains,
}) => {
  await app.open('basic/')
  const address = await connectPhone(app, phone)
  await phone.switchNetwork(chains.second.network.caipNetworkId)
  await app.modal.shows('Network not supported here')
  await expect(app.networkButton).toHaveText('Unsupported Network')
  await app.page.keyboard.press('Escape')
  await app.modal.shows('Network not supported here')
  await app.modal.row('Local Chain').click()
  await app.modal.isGone()
  await expect(app.fact('network')).toHaveText('Local Chain')
  await verifySignedMessage(app, address)
})
