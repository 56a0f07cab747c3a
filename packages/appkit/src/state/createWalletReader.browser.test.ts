import { type Core, createCore, detectPlace, readRememberedLink } from '@latchkey/core'
import { createFakeLogger, createFakeStorage } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { mainnet } from '../exports/networks.js'
import { createWalletReader } from './createWalletReader.js'

const undo: (() => void)[] = []

afterEach(() => {
  for (const step of undo.splice(0).reverse()) step()
})

const uri = `wc:${'7a'.repeat(32)}@2?relay-protocol=irn&symKey=${'0b'.repeat(32)}`

/** Creates a core on a phone, with a pairing URI. */
function setUp(mobile_link: string, options: { readonly strictLinks?: boolean } = {}) {
  const opened: unknown[] = []
  const { open } = window
  Object.defineProperty(window, 'open', { configurable: true, value: (url: unknown) => void opened.push(url) })
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: 'Mozilla/5.0 (Linux; Android 14) Mobile' })
  const logger = createFakeLogger()
  const created = createCore(
    {
      projectId: 'test',
      networks: [mainnet],
      customWallets: [{ id: 'remote', name: 'Remote', mobile_link }],
      services: { directory: false, relay: false },
      ...options,
    },
    { ports: { storage: createFakeStorage(), logger } },
  )
  undo.push(() => {
    created.destroy()
    Object.defineProperty(window, 'open', { configurable: true, value: open })
    Reflect.deleteProperty(navigator, 'userAgent')
  })
  const core: Core = { ...created, walletConnect: { ...created.walletConnect, isEnabled: true, uri: () => uri } }
  const remembered = () => readRememberedLink(core.storage, detectPlace(window))
  return { reader: createWalletReader(core), opened, logger, remembered }
}

test('R407: opens the app of a wallet on a phone, and later requests open it once it is connected', () => {
  const { reader, opened, remembered } = setUp('remote://')
  const remember = reader.openApp('remote', undefined)
  expect(opened).toEqual([`remote://wc?uri=${encodeURIComponent(uri)}`])
  expect(remembered()).toBeUndefined()
  remember?.()
  expect(remembered()).toMatchObject({ name: 'Remote', link: { kind: 'mobile' } })
})

test('R407: opens no link to an unusual host, and none of an unknown wallet', () => {
  const { reader, opened } = setUp('https://10.0.0.1/')
  expect(reader.links('remote')).toMatchObject([{ showHost: true }])
  expect(reader.openApp('remote', undefined)).toBeUndefined()
  expect(reader.openApp('other', undefined)).toBeUndefined()
  expect(opened).toEqual([])
})

test('R407: reports a link that `strictLinks` refuses', () => {
  const { reader, opened, logger } = setUp('https://10.0.0.1/', { strictLinks: true })
  expect(reader.openApp('remote', undefined)).toBeUndefined()
  expect(opened).toEqual([])
  expect(logger.messages('error')).toContainEqual(expect.stringContaining('A link of the wallet "Remote" was refused'))
})
