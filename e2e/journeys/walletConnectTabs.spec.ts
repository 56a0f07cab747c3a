import { collectLogs } from '../fixtures/collectLogs.js'
import { connectPhone } from '../fixtures/connectPhone.js'
import { readAddress } from '../fixtures/readAddress.js'
import { expect, test } from '../fixtures/test.js'
import { verifySignedMessage } from '../fixtures/verifySigned.js'
import { createPhoneView } from '../pageObjects/phoneView.js'

test.use({ setup: { services: ['relay'] } })

test('FI15: the other tab follows a WalletConnect connection within a second, both sign, and both disconnect', async ({
  app,
  phone,
}) => {
  const { clock } = app.page
  await clock.install()
  await app.open('basic/')
  const other = await app.newTab('basic/')
  const logs = [collectLogs(app.page), collectLogs(other.page)]
  const view = createPhoneView(app)
  await view.open()
  // A second by the clock of both tabs, however slow the machine is.
  await clock.pauseAt(Date.now() + 60_000)
  await phone.scan(view.code)
  await expect(app.fact('status')).toHaveText('connected')
  await clock.runFor(1_000)
  const address = await readAddress(app)
  await expect(other.fact('address')).toHaveText(address)
  await clock.resume()
  await app.modal.isGone()
  await Promise.all([verifySignedMessage(app, address), verifySignedMessage(other, address)])
  expect(phone.control.requests('personal_sign').map(({ outcome }) => outcome)).toEqual(['answered', 'answered'])
  expect(phone.sessions()).toHaveLength(1)

  await clock.pauseAt(Date.now() + 180_000)
  await other.page.getByRole('button', { name: 'Disconnect wallet' }).click()
  await expect(other.fact('status')).toHaveText('disconnected')
  await clock.runFor(1_000)
  await expect(app.fact('status')).toHaveText('disconnected')
  await expect(app.button).toHaveText('Connect Wallet')
  await clock.resume()
  await expect.poll(() => phone.sessions()).toEqual([])
  expect((await Promise.all(logs.map(({ read }) => read()))).flat()).toEqual([])
})

test('FI15: both tabs follow when the phone ends the session or changes its account', async ({
  app,
  phone,
  chains,
}) => {
  await app.open('basic/')
  await connectPhone(app, phone)
  const other = await app.newTab('basic/')
  await expect(other.fact('status')).toHaveText('connected')
  await phone.setAccounts('eip155', [1])
  const [second = ''] = phone.addresses(chains.local.network.caipNetworkId, 1)
  for (const tab of [app, other]) await expect(tab.fact('address')).toHaveText(second)
  await verifySignedMessage(other, second as `0x${string}`)
  await phone.deleteSession()
  for (const tab of [app, other]) await expect(tab.fact('status')).toHaveText('disconnected')
})
