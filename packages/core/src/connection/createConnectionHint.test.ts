import { settle } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createFakePage } from '../../test/fakePage.js'
import { connectAll, createFourChains } from '../../test/fourChains.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { alice, createScriptedWallet } from '../../test/scriptedWallet.js'

const connectorId = 'com.example.wallet'

/** A page that records written cookies. Default: at an https URL. */
function createCookiePage(url = 'https://app.example/') {
  const page = createFakePage()
  const cookies: string[] = []
  Object.defineProperty(page.document, 'cookie', { set: (cookie: string) => cookies.push(cookie) })
  Object.assign(page, { location: new URL(url) })
  return { page, cookies }
}

const written = 'latchkey-connection=eip155; Path=/; Max-Age=15552000; SameSite=Lax; Secure'
const removed = 'latchkey-connection=; Path=/; Max-Age=0; SameSite=Lax; Secure'

test('R389: a connection writes a cookie without the address, a disconnect removes it', async () => {
  const { page, cookies } = createCookiePage()
  const wallet = createScriptedWallet({ answers: 'approve' })
  const { core } = createTestCore({ wallet, page, options: { connectionHint: true } })
  await core.connect({ connectorId })
  expect(cookies).toEqual([removed, written])
  expect(cookies.join()).not.toContain(alice)
  await core.disconnect()
  expect(cookies).toEqual([removed, written, removed])
})

test('R389: lists the namespaces of all connected wallets, and removes those that disconnect', async () => {
  const { page, cookies } = createCookiePage()
  const world = createFourChains({ page, options: { connectionHint: true } })
  await connectAll(world, ['eip155', 'solana'])
  expect(cookies.at(-1)).toContain('=eip155.solana;')
  await world.core.disconnect('eip155')
  expect(cookies.at(-1)).toContain('=solana;')
})

test('R389: a restored connection renews the cookie, a failed restore removes it', async () => {
  const wallet = createScriptedWallet({ answers: 'approve' })
  const first = createTestCore({ wallet, ...createCookiePage(), options: { connectionHint: true } })
  await first.core.connect({ connectorId })
  first.core.destroy()
  const again = createCookiePage()
  const { storage, clock } = first
  const restored = createTestCore({ wallet, storage, page: again.page, options: { connectionHint: true } })
  await restored.core.ready
  expect(again.cookies).toEqual([written])
  restored.core.destroy()
  const last = createCookiePage()
  const adapter = createScriptedAdapter([])
  const gone = createTestCore({ adapter, storage, clock, page: last.page, options: { connectionHint: true } })
  await clock.advance(60_000)
  await gone.core.ready
  await settle()
  await gone.core.disconnect()
  expect(last.cookies).toEqual([written, removed])
})

test('R389: without https the cookie is not Secure; its name starts with the storage prefix', async () => {
  const { page, cookies } = createCookiePage('http://localhost:3000/')
  const wallet = createScriptedWallet({ answers: 'approve' })
  const { core } = createTestCore({ wallet, page, options: { connectionHint: true, storagePrefix: 'shop one;' } })
  await core.connect({ connectorId })
  expect(cookies.at(-1)).toBe('shopone-connection=eip155; Path=/; Max-Age=15552000; SameSite=Lax')
})

test('R389: by default, and with `enableReconnect: false`, no hint is written', async () => {
  for (const options of [{}, { connectionHint: true, enableReconnect: false }]) {
    const { page, cookies } = createCookiePage()
    const { core } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }), page, options })
    await core.connect({ connectorId })
    expect(cookies.filter((cookie) => cookie.includes('eip155'))).toEqual([])
    expect(cookies).toEqual('connectionHint' in options ? [removed] : [])
  }
})

test('R389: connects on a page that blocks cookies', async () => {
  const page = createFakePage()
  Object.defineProperty(page.document, 'cookie', {
    set: () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
  })
  const { core } = createTestCore({
    wallet: createScriptedWallet({ answers: 'approve' }),
    page,
    options: { connectionHint: true },
  })
  await expect(core.connect({ connectorId })).resolves.toMatchObject({ address: alice })
})
