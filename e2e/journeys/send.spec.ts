import { expect, test } from '../fixtures/test.js'

const friend = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
const coin = 10n ** 18n

test('§3: a transaction is sent, mined, and moves the balance', async ({ app, chains }) => {
  await app.open('basic/')
  const from = await app.connect()
  const before = { friend: await chains.local.getBalance(friend), own: await chains.local.getBalance(from) }

  const { value: hash } = await app.act('Send 1 coin')
  await expect
    .poll(() => chains.local.request('eth_getTransactionReceipt', [hash]))
    .toMatchObject({ status: '0x1', from: from.toLowerCase(), to: friend.toLowerCase() })
  expect(await chains.local.getBalance(friend)).toBe(before.friend + coin)
  expect(await chains.local.getBalance(from)).toBeLessThan(before.own - coin)
})

test('R36: a rejected transaction is not sent', async ({ app, chains }) => {
  await app.open('basic/')
  await app.connect()
  const before = await chains.local.getBalance(friend)
  await app.wallet().control('reject', 'eth_sendTransaction')
  expect(await app.act('Send 1 coin')).toMatchObject({ code: 'USER_REJECTED' })
  expect(await chains.local.getBalance(friend)).toBe(before)
})

test('FI22: sends nothing if the wallet switched networks just before', async ({ app, chains }) => {
  await app.open('basic/')
  await app.connect()
  const before = await chains.second.getBalance(friend)
  const { id } = chains.second
  await app.wallet().control('approve', 'eth_accounts', { before: { chainId: id } })
  expect(await app.act('Send 1 coin')).toMatchObject({
    code: 'WRONG_NETWORK',
    message: expect.stringContaining('Your wallet is on another network'),
  })
  expect(await app.wallet().requests('eth_sendTransaction')).toEqual([])
  expect(await chains.second.getBalance(friend)).toBe(before)
  await expect(app.fact('network')).toHaveText('Second Chain')
})

test('FI22: if the wallet switches after the approval, the hash belongs to the chain of the transaction', async ({
  app,
  chains,
}) => {
  await app.open('basic/')
  await app.connect()
  await app.wallet().control('approve', 'eth_sendTransaction', { after: { chainId: chains.second.id } })
  const { value: hash } = await app.act('Send 1 coin')
  expect(await chains.local.request('eth_getTransactionByHash', [hash])).toMatchObject({ hash })
  expect(await chains.second.request('eth_getTransactionByHash', [hash])).toBeNull()
  await expect(app.fact('network')).toHaveText('Second Chain')
})
