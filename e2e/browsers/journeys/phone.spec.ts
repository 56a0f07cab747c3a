import { verifyMessage } from 'viem'
import { expect, test } from '../test.js'
import { button, dialog, row } from '../visitor.js'

test.use({ setup: { services: ['relay'] } })

test('R257: a phone scans the code that the window shows, connects, and signs', async ({ visitor, tab, phone }) => {
  await visitor.open('basic/')
  await visitor.click(button('Connect Wallet'))
  await visitor.click(row(/WalletConnect/))
  await visitor.finds({ css: '[role=img]', name: /^QR code to connect/ })
  await phone.scan(tab)
  await visitor.misses(dialog)
  await visitor.fact('wallet', 'Phone')
  const [address] = phone.addresses('eip155:31337')
  await visitor.fact('address', String(address))
  const { value } = await visitor.act('Sign message')
  const signed = { address: address as `0x${string}`, message: 'Hello from the journeys' }
  expect(await verifyMessage({ ...signed, signature: value as `0x${string}` })).toBe(true)
})
