import { afterEach, expect, test } from 'vitest'
import { createTestModal, type TestModal, type TestSetUp } from '../fixtures/createTestModal.fixture.js'
import { arc, foxglove, walletConnect } from '../fixtures/testWallets.fixture.js'
import { control, eventually, press, seesTitle } from '../fixtures/visitor.fixture.js'

const open: TestModal[] = []
const lantern = { id: 'lantern', name: 'Lantern', homepage: 'https://lantern.example' }

/** A modal with its events, except the opening. */
async function show(setUp: TestSetUp = {}) {
  const modal = createTestModal(setUp)
  open.push(modal)
  await modal.core.ready
  const heard: unknown[] = []
  modal.core.events.watch(({ data: { event, ...rest } }) => {
    if (!/^(MODAL|INITIALIZE|CONNECT|USER)/.test(event))
      heard.push([event, 'properties' in rest ? rest.properties : undefined])
  })
  return { modal, heard }
}

afterEach(() => {
  for (const modal of open.splice(0)) modal.end()
})

test('reports the name of a selected wallet', async () => {
  const { modal, heard } = await show({ script: { wallets: [foxglove, arc] } })
  modal.core.open()
  await press(modal.root, 'Arc Wallet')
  await eventually(() =>
    expect(heard).toEqual([['SELECT_WALLET', { name: 'Arc Wallet', platform: 'browser', namespace: 'eip155' }]]),
  )
})

test('reports a selected WalletConnect wallet, but not the scanned code', async () => {
  const { modal, heard } = await show({ script: { wallets: [walletConnect, foxglove] }, pairing: {}, directory: {} })
  modal.core.open()
  await press(modal.root, 'WalletConnect')
  await eventually(() => expect(heard).toEqual([['SELECT_WALLET', { name: 'WalletConnect', platform: 'qrcode' }]]))
})

test.each([
  ['AllWallets', 'CLICK_ALL_WALLETS', 'All wallets'],
  ['GetWallet', 'CLICK_GET_WALLET_HELP', 'Get a wallet'],
  ['Networks', 'CLICK_NETWORKS', 'Choose a network'],
  ['WhatIsANetwork', 'CLICK_NETWORK_HELP', 'What is a network?'],
  ['WhatIsAWallet', 'CLICK_WALLET_HELP', 'What is a wallet?'],
] as const)('opening %s emits %s once, and going back to it emits nothing', async (view, event, title) => {
  const { modal, heard } = await show({ pairing: {}, directory: {} })
  const { router } = modal.core
  modal.core.open()
  router.push(view)
  await seesTitle(modal.root, title)
  router.push(view)
  router.push('UnsupportedChain')
  await seesTitle(modal.root, 'Network not supported here')
  router.goBack()
  await seesTitle(modal.root, title)
  expect(heard).toEqual([[event, undefined]])
})

test('emits no view event if the app opens the modal with that view', async () => {
  const { modal, heard } = await show()
  modal.core.open({ view: 'WhatIsAWallet' })
  await seesTitle(modal.root, 'What is a wallet?')
  expect(heard).toEqual([])
})

test('reports opened help and the wallet to install', async () => {
  const { modal, heard } = await show({ script: { wallets: [] }, options: { customWallets: [lantern] } })
  modal.core.open()
  modal.core.router.push('WhatIsAWallet')
  await press(modal.root, 'Get a wallet')
  await seesTitle(modal.root, 'Get a wallet')
  const link = await eventually(() => control(modal.root, 'Lantern'))
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  expect(heard).toEqual([
    ['CLICK_WALLET_HELP', undefined],
    ['CLICK_GET_WALLET_HELP', undefined],
    ['GET_WALLET', { name: 'Lantern' }],
  ])
})
