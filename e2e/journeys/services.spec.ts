import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'

test.use({
  setup: {
    networks: ['mainnet'],
    areMain: true,
    services: ['analytics', 'rpc', 'chainData'],
    wallets: [{ preset: 'foxglove' }],
  },
})

test('R124 R126: name, balance and events use the services of the options', async ({
  app,
  page,
  chains,
  services,
  recorder,
}) => {
  const [account] = chains.accounts
  await chains.mainnet.setBalance(account?.address ?? '', 1_234_567_891_234_567_890_123n)
  const sent: { readonly event: string; readonly body: string; readonly status: number }[] = []
  page.on('response', async (response) => {
    const request = response.request()
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/e') return
    const body = request.postData() ?? ''
    sent.push({ event: JSON.parse(body).props.event, body, status: response.status() })
  })

  // The first request loads the code for names. On a busy machine, this takes longer than the service waits for a node.
  await fetch(`${services.url}/v1/identity/${chains.accounts[1]?.address}?projectId=local`)
  await app.open('basic/')
  const address = await app.connect()
  await expect(app.button).toContainText('margot.eth')
  await expect(app.button).toContainText('1,234.5678 ETH')
  await waitUntil(() => sent.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS']),
  )
  for (const { body, status } of sent) {
    expect(status).toBeLessThan(300)
    expect(body.toLowerCase()).not.toContain(address.slice(2).toLowerCase())
  }

  const requests = recorder.requests()
  const identities = requests.filter((request) => request.includes('/v1/identity/'))
  expect(identities).toHaveLength(1)
  expect(identities[0]).toContain(`${services.url}/v1/identity/${address}?`)
  expect(identities[0]).toContain('projectId=local')
  expect(requests.filter((request) => request.startsWith(`POST ${services.url}/v1/?chainId=eip155`))).not.toEqual([])
  expect(requests.filter((request) => request.includes(new URL(chains.mainnet.rpcUrl).host))).toEqual([])
})
