import { collectLogs } from '../fixtures/collectLogs.js'
import { connectPhone } from '../fixtures/connectPhone.js'
import { expect, test } from '../fixtures/test.js'
import { verifySignedMessage } from '../fixtures/verifySigned.js'

test.use({ setup: { services: ['relay'] } })

const soon = { timeout: 1_000 }

test('FI15: a phone connected in one tab is connected in the other within a second; both sign; both leave', async ({
  app,
  phone,
}) => {
  await app.open('basic/')
  const other = await app.newTab('basic/')
  const logs = [collectLogs(app.page), collectLogs(other.page)]
  const address = await connectPhone(app, phone)
  await expect(other.fact('address')).toHaveText(address, soon)
  await Promise.all([verifySignedMessage(app, address), verifySignedMessage(other, address)])
  expect(phone.control.requests('personal_sign').map(({ outcome }) => outcome)).toEqual(['answered', 'answered'])
  expect(phone.sessions()).toHaveLength(1)

  await other.act('Disconnect wallet')
  await expect(app.fact('status')).toHaveText('disconnected', soon)
  await expect(app.button).toHaveText('Connect Wallet')
  await expect.poll(() => phone.sessions()).toEqual([])
  expect((await Promise.all(logs.map(({ read }) => read()))).flat()).toEqual([])
})

test('FI15: the phone ends the session or changes its account: both tabs follow', async ({ app, phone, chains }) => {
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
