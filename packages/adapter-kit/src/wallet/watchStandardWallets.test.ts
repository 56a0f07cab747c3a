import { expect, test } from 'vitest'
import { watchStandardWallets } from './watchStandardWallets.js'

function setUp() {
  const page = new EventTarget() as Window
  const told: unknown[] = []
  const start = () =>
    watchStandardWallets(page, {
      onFound: (wallet) => told.push(['found', wallet]),
      onGone: (wallet) => told.push(['gone', wallet]),
      onRefused: (reason) => told.push(['refused', reason]),
    })
  const register = (detail: unknown) => {
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  }
  return { page, told, start, register }
}

const wallet = { name: 'Foxglove' }
type Api = { register(...wallets: readonly unknown[]): () => void }

test('finds wallets that register before or after the start, and removes unregistered ones', () => {
  const { page, told, start, register } = setUp()
  page.addEventListener('wallet-standard:app-ready', (event) => Reflect.get(event, 'detail').register(wallet))
  start()
  const late = { name: 'Late' }
  let undo: (() => void) | undefined
  register((api: Api) => {
    undo = api.register(late)
  })
  undo?.()
  undo?.()
  expect(told).toEqual([
    ['found', wallet],
    ['found', late],
    ['gone', late],
  ])
})

test('R25: ignores invalid registrations and keeps listening', () => {
  const { told, start, register } = setUp()
  start()
  register(undefined)
  register(() => {
    throw new Error('no')
  })
  register((api: Api) => api.register(null, 'text', 5, wallet))
  expect(told).toEqual([
    ['refused', 'it is no function'],
    ['refused', 'it threw'],
    ['found', wallet],
  ])
})

test('R32: accepts at most 100 wallets per registration', () => {
  const { told, start, register } = setUp()
  start()
  register((api: Api) => api.register(...Array.from({ length: 2_000 }, () => ({}))))
  expect(told).toHaveLength(100)
})

test('L7: reports nothing after it was stopped, also through functions that it passed to wallets', () => {
  const { page, told, start, register } = setUp()
  let api: Api | undefined
  page.addEventListener('wallet-standard:app-ready', (event) => {
    api = Reflect.get(event, 'detail')
  })
  const stop = start()
  stop()
  register((given: Api) => given.register(wallet))
  api?.register(wallet)()
  expect(told).toEqual([])
})
