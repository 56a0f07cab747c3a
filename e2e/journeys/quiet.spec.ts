import { expect, test } from '../fixtures/test.js'

test('R103 R106: before a click the page asks for its own files and nothing else', async ({ app, recorder }) => {
  await app.open('basic/')
  await expect(app.button).toBeVisible()
  await app.page.waitForLoadState('networkidle')
  const { origin } = new URL(app.page.url())
  const before = [...recorder.requests()]
  expect(before.every((request) => request.startsWith(`GET ${origin}/`))).toBe(true)
  expect(await app.wallet().control('requests')).toEqual([])

  await app.button.click()
  await app.modal.shows('Connect a wallet')
  await app.page.waitForLoadState('networkidle')
  const opening = recorder.requests().slice(before.length)
  expect(opening.length).toBeGreaterThan(0)
  expect(opening.every((request) => request.startsWith(`GET ${origin}/assets-`))).toBe(true)
  expect(await app.wallet().control('requests')).toEqual([])
})

test('§7: once connected only the RPC servers of the networks are asked', async ({ app, recorder, chains }) => {
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
