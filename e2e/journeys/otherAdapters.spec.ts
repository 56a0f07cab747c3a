import { builtFilesWith } from '../fixtures/builtFiles.js'
import { hearRequests } from '../fixtures/hearRequests.js'
import { pageIdles } from '../fixtures/pageIdles.js'
import { expect, test } from '../fixtures/test.js'
import { everyKind, together } from '../kinds/together.js'

/** The sources of a namespace: its adapter and the libraries that only it uses. */
const sources = {
  solana: /packages\/adapters\/solana\/|node_modules\/@solana\//,
  polkadot: /packages\/adapters\/polkadot\/|node_modules\/@polkadot\//,
  bip122: /packages\/adapters\/bip122\/|node_modules\/bitcoinjs-lib\//,
}

const loaded = (requests: readonly string[], source: RegExp) => {
  const files = builtFilesWith(source)
  return requests.map((request) => new URL(request.split(' ')[1] ?? '').pathname).filter((path) => files.includes(path))
}

test('a page with EVM chains never loads code of other namespaces', async ({ app, recorder }) => {
  await app.open('basic/')
  await app.connect()
  await app.act('Sign message')
  await app.act('Send 1 coin')
  await app.act('Use Ethereum')
  await app.act('Fetch balance')
  await app.networkButton.click()
  await app.modal.row('Second Chain').click()
  await app.modal.isGone()
  await app.page.reload()
  await expect(app.fact('status')).toHaveText('connected')
  await app.button.click()
  await app.modal.shows('Account')
  await hearRequests(app.page)
  for (const source of Object.values(sources)) {
    expect(builtFilesWith(source)).not.toEqual([])
    expect(loaded(recorder.requests(), source)).toEqual([])
  }
  expect(loaded(recorder.requests(), /packages\/adapters\/eip155\//)).not.toEqual([])
})

test.describe('a page with four namespaces', () => {
  test.use({ setup: { ...together, options: { prefetch: 'none' } } })

  test('R250: with `none`, no adapter code loads before a click; chain libraries load on demand', async ({
    app,
    recorder,
  }) => {
    await app.open('four/')
    await expect(app.button).toBeVisible()
    await pageIdles(app.page)
    await hearRequests(app.page)
    for (const kind of everyKind)
      expect(
        loaded(recorder.requests(), new RegExp(`packages/adapters/${kind}/src/discovery/createDiscovery\\.ts`)),
      ).toEqual([])
    await app.choose()
    await app.modal.row('Ethereum').click()
    await app.modal.isGone()
    expect(loaded(recorder.requests(), /node_modules\/(@solana|@polkadot|bitcoinjs-lib)\//)).toEqual([])
  })
})
