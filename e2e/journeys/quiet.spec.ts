import { builtFilesWith } from '../fixtures/builtFiles.js'
import { hearRequests } from '../fixtures/hearRequests.js'
import { pageIdles } from '../fixtures/pageIdles.js'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'

for (const prefetch of ['idle', 'none'])
  test.describe(`with prefetch: '${prefetch}'`, () => {
    test.use({ setup: { options: { prefetch } } })

    test('R250 R103 R106 R104 R107: before a wallet is selected, the page requests only its own files', async ({
      app,
      recorder,
    }) => {
      await app.open('basic/')
      await expect(app.button).toBeVisible()
      const { origin } = new URL(app.page.url())
      const modalFiles = builtFilesWith(/packages\/ui\/src\/mountModal\.tsx$/).map((file) => `GET ${origin}${file}`)
      const requested = () => modalFiles.some((file) => recorder.requests().includes(file))
      const kit = await app.kit()
      const hasCore = () => kit.evaluate(({ core }) => core !== undefined)
      if (prefetch === 'idle') await waitUntil(hasCore).toBe(true)
      else await pageIdles(app.page)
      await hearRequests(app.page)
      const before = recorder.requests().length
      expect(requested()).toBe(prefetch === 'idle')
      expect(recorder.requests().every((request) => request.startsWith(`GET ${origin}/`))).toBe(true)
      expect(await app.wallet().control('requests')).toEqual([])
      expect(await hasCore()).toBe(prefetch === 'idle')
      expect(await kit.evaluate(({ core }) => core?.connectors.state.all ?? [])).toEqual([])

      await app.button.click()
      await app.modal.shows('Connect a wallet')
      // The code that the page requests last, once the list is painted.
      const session = builtFilesWith(/eip155\/src\/session\/connect\.ts$/).map((file) => `GET ${origin}${file}`)
      await waitUntil(() => session.some((file) => recorder.requests().includes(file))).toBe(true)
      const opening = recorder.requests().slice(before)
      expect(requested()).toBe(true)
      expect(opening.every((request) => request.startsWith(`GET ${origin}/assets-`))).toBe(true)
      expect(await app.wallet().control('requests')).toEqual([])
    })
  })

test('§7 R104 R106: once connected, requests only the RPC servers of the networks', async ({
  app,
  recorder,
  chains,
}) => {
  await app.open('basic/')
  const before = recorder.requests().length
  await app.connect()
  await app.act('Use Ethereum')
  await app.act('Fetch balance')
  const servers = [new URL(app.page.url()).origin, ...chains.all.map(({ rpcUrl }) => new URL(rpcUrl).origin)]
  const asked = new Set(
    recorder
      .requests()
      .slice(before)
      .map((request) => new URL(request.split(' ')[1] ?? '').origin),
  )
  expect(servers).toEqual(expect.arrayContaining([...asked]))
})
