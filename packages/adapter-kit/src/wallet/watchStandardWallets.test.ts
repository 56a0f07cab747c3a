import { expect, test } from 'vitest'
import { watchStandardWallets } from './watchStandardWallets.js'

function setUp() {
  const page = new EventTarget() as Window
  const reports: unknown[] = []
  const start = () =>
    watchStandardWallets(page, {
      onFound: (wallet) => reports.push(['found', wallet]),
      onGone: (wallet) => reports.push(['gone', wallet]),
      onRefused: (reason) => reports.push(['refused', reason]),
    })
  const register = (detail: unknown) => {
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  }
  return { page, reports, start, register }
}

const wallet = { name: 'Foxglove' }
type Api = { register(...wallets: readonly unknown[]): () => void }

test('finds wallets that register before or after the start, and removes unregistered ones', () => {
  const { page, reports, start, register } = setUp()
  page.addEventListener('wallet-standard:app-ready', (event) => Reflect.get(event, 'detail').register(wallet))
  start()
  const late = { name: 'Late' }
  let undo: (() => void) | undefined
  register((api: Api) => {
    undo = api.register(late)
  })
  undo?.()
  undo?.()
  expect(reports).toEqual([
    ['found', wallet],
    ['found', late],
    ['gone', late],
  ])
})

test('R25: ignores invalid registrations and keeps listening', () => {
  const { reports, start, register } = setUp()
  start()
  register(undefined)
  register(() => {
    throw new Error('no')
  })
  register((api: Api) => api.register(null, 'text', 5, wallet))
  expect(reports).toEqual([
    ['refused', 'it is no function'],
    ['refused', 'it threw'],
    ['found', wallet],
  ])
})

test('R32: accepts at most 100 wallets per registration', () => {
  const { reports, start, register } = setUp()
  start()
  register((api: Api) => api.register(...Array.from({ length: 2_000 }, () => ({}))))
  expect(reports).toHaveLength(100)
})

test('L7: reports nothing after it was stopped, also through functions that it passed to wallets', () => {
  const { page, reports, start, register } = setUp()
  let api: Api | undefined
  page.addEventListener('wallet-standard:app-ready', (event) => {
    api = Reflect.get(event, 'detail')
  })
  const stop = start()
  stop()
  register((given: Api) => given.register(wallet))
  api?.register(wallet)()
  expect(reports).toEqual([])
})
