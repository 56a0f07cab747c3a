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

test('wallets that are there answer the page, those that come are taken, and both can take themselves back', () => {
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

test('R25: what is no registration is refused, and listening goes on', () => {
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

test('R32: of one registration no more than a hundred are taken', () => {
  const { told, start, register } = setUp()
  start()
  register((api: Api) => api.register(...Array.from({ length: 2_000 }, () => ({}))))
  expect(told).toHaveLength(100)
})

test('L7: once stopped nothing is told, also not through what was handed out before', () => {
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
