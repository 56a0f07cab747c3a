import { expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'

test.each([
  ['AllWallets', 'CLICK_ALL_WALLETS'],
  ['GetWallet', 'CLICK_GET_WALLET_HELP'],
  ['Networks', 'CLICK_NETWORKS'],
  ['WhatIsANetwork', 'CLICK_NETWORK_HELP'],
  ['WhatIsAWallet', 'CLICK_WALLET_HELP'],
] as const)('opening %s is %s, once, and going back to it is nothing', (view, event) => {
  const { core } = createTestCore()
  const heard: string[] = []
  core.events.watch((one) => heard.push(one.event))
  core.router.push(view)
  core.router.push(view)
  core.router.push('UnsupportedChain')
  core.router.goBack()
  expect(heard).toEqual([event])
})
