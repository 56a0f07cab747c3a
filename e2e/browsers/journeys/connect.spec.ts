import { verifyMessage } from 'viem'
import { expect, test } from '../test.js'
import { alert, button, dialog, ownButton, row, title } from '../visitor.js'

test('R255 R261b: a visitor connects, signs a message and is still connected after a reload', async ({ visitor }) => {
  await visitor.open('basic/')
  await visitor.click(button('Connect Wallet'))
  await visitor.finds(title('Connect a wallet'))
  await visitor.press('Escape')
  await visitor.misses(dialog)
  const address = await visitor.connect()
  await visitor.fact('status', 'connected')
  await visitor.fact('address', address)

  const { value } = await visitor.act('Sign message')
  const message = 'Hello from the journeys'
  expect(await verifyMessage({ address, message, signature: value as `0x${string}` })).toBe(true)

  await visitor.reload()
  await visitor.fact('address', address)
  expect(await visitor.control('requests', ['eth_requestAccounts'])).toEqual([])
  expect(await visitor.act('Sign message')).toMatchObject({ value: expect.stringMatching(/^0x/) })
})

test('R255 R261b: a visitor rejects, retries, connects and disconnects', async ({ visitor }) => {
  await visitor.open('basic/')
  await visitor.control('reject', ['eth_requestAccounts'])
  await visitor.choose()
  await visitor.finds({ css: '[role=status]', name: /You declined in the wallet/ })
  await visitor.misses(alert(/./))
  await visitor.fact('status', 'disconnected')
  await visitor.click(button('Try again'))
  await visitor.misses(dialog)
  await visitor.fact('status', 'connected')

  await visitor.click(ownButton())
  await visitor.finds(title('Account'))
  await visitor.click(button('Disconnect'))
  await visitor.misses(dialog)
  await visitor.fact('status', 'disconnected')
})

test('R255 R261b: a visitor switches the network and sends a transaction there', async ({ visitor, chains }) => {
  const friend = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
  await visitor.open('basic/')
  const from = await visitor.connect()
  await visitor.click(ownButton('appkit-network-button'))
  await visitor.finds(title('Choose a network'))
  await visitor.click(row(/Second Chain/))
  await visitor.fact('network', 'Second Chain')
  await visitor.misses(dialog)
  const before = await chains.second.getBalance(friend)
  const { value: hash } = await visitor.act('Send 1 coin')
  await expect
    .poll(() => chains.second.request('eth_getTransactionReceipt', [hash]))
    .toMatchObject({ status: '0x1', from: from.toLowerCase(), to: friend.toLowerCase() })
  expect(await chains.second.getBalance(friend)).toBe(before + 10n ** 18n)
})
