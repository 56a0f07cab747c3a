import { verifyMessage } from 'viem'
import { expect, test } from '../fixtures/test.js'

test('§2 §4: a visitor connects, sees the address and signs', async ({ app }) => {
  await app.open('basic/')
  await expect(app.button).toHaveText('Connect Wallet')
  await app.button.click()
  await app.modal.shows('Connect a wallet')
  await app.modal.row('Foxglove').click()
  await app.modal.isGone()

  const [address] = await app.wallet().addresses()
  if (!address) throw new Error('The wallet has no account')
  await expect(app.fact('status')).toHaveText('connected')
  await expect(app.fact('address')).toHaveText(address)
  await expect(app.fact('wallet')).toHaveText('Foxglove')
  await expect(app.button).toHaveAccessibleName(`Account ${address.slice(0, 4)}…${address.slice(-6)}`)
  await expect(app.button).toHaveAccessibleDescription(address)

  const { value } = await app.act('Sign message')
  const message = 'Hello from the journeys'
  expect(await verifyMessage({ address, message, signature: value as `0x${string}` })).toBe(true)
})
