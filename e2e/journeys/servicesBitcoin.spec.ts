import { createPanel } from '../fixtures/panel.js'
import { expect, test } from '../fixtures/test.js'
import { bitcoin } from '../kinds/bitcoin.js'
import { amounts } from '../pages/four/kindActions.js'

test.use({
  // The relay RPC serves mainnet, whose balances are fetched.
  bitcoinPoses: { local: 'mainnet' },
  setup: {
    networks: [],
    others: { bip122: ['local'] },
    areMain: true,
    services: ['rpc'],
    // This wallet signs transactions that the kit composes, and sends none itself.
    wallets: [bitcoin.wallet],
  },
})

test('R114b R126: Bitcoin shows its balance and sends a transfer through the services of the options', async ({
  app,
  otherChains,
  services,
  recorder,
}) => {
  const friend = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  const chain = await otherChains.bip122()
  const panel = createPanel(app.page, 'bip122')
  await app.open('four/')
  const [address = ''] = await app.walletOf('bip122').addresses()
  expect(address).toMatch(/^bc1q/)
  await chain.fund(address, 123_456_789n)
  await app.choose()
  await app.modal.isGone()
  await expect(panel.fact('address')).toHaveText(address)
  await expect(app.button).toContainText('1.2345 BTC')

  const before = await chain.balanceOf(friend)
  const { value: id, code } = await panel.send(friend)
  expect(code).toBeUndefined()
  await chain.settle(String(id))
  expect(await chain.balanceOf(friend)).toBe(before + amounts.bip122)
  expect(await app.walletOf('bip122').requests('bitcoin:signTransaction')).toHaveLength(1)

  const requests = recorder.requests()
  const query = `?chainId=${encodeURIComponent(chain.network.caipNetworkId)}&projectId=local`
  const paths = [`GET /address/${address}`, `GET /address/${address}/utxo`, 'GET /fee-estimates', 'POST /tx']
  for (const path of paths) {
    const [method, place] = path.split(' ')
    expect(requests).toContain(`${method} ${services.url}/v1/esplora${place}${query}`)
  }
  expect(requests.filter((request) => request.includes(new URL(chain.rpcUrl).host))).toEqual([])
})
