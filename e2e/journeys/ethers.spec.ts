import { verifyMessage } from 'viem'
import { expect, test } from '../fixtures/test.js'

test('§3: an ethers signer signs and sends, and follows account and network', async ({ app, chains }) => {
  await app.open('ethers/')
  await expect(app.fact('signer')).toBeEmpty()
  const address = await app.connect()
  await expect(app.fact('signer')).toHaveText(address)
  await expect(app.fact('chain')).toHaveText('31337')
  const { value: signature } = await app.act('Sign message')
  const message = 'Hello from the journeys'
  expect(await verifyMessage({ address, message, signature: signature as `0x${string}` })).toBe(true)

  const [, second] = await app.wallet().addresses()
  await app.wallet().control('shareAccounts', [1])
  await expect(app.fact('signer')).toHaveText(String(second))
  await app.wallet().control('selectChain', chains.second.id)
  await expect(app.fact('chain')).toHaveText('31338')

  const { value } = await app.act('Send 1 coin')
  const { hash, status } = value as { hash: string; status: number }
  expect(status).toBe(1)
  expect(await chains.second.request('eth_getTransactionReceipt', [hash])).toMatchObject({
    from: String(second).toLowerCase(),
    status: '0x1',
  })
  await app.wallet().control('disconnectSite')
  await expect(app.fact('signer')).toBeEmpty()
})
