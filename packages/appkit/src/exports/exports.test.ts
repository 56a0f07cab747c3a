import { expect, test } from 'vitest'
import * as elements from './elements.js'
import * as main from './index.js'
import * as policy from './policy.js'
import * as react from './react.js'
import * as server from './server.js'

test('the package exports exactly these names', () => {
  expect(Object.keys(main).sort()).toMatchInlineSnapshot(`
    [
      "AppKitError",
      "createAppKit",
      "isAppKitError",
      "requireActions",
    ]
  `)
})

test('/react exports these names and those of the package', () => {
  const own = Object.keys(react).filter((name) => !(name in main))
  expect(own.sort()).toMatchInlineSnapshot(`
    [
      "AppKitAccountButton",
      "AppKitButton",
      "AppKitConnectButton",
      "AppKitNetworkButton",
      "AppKitProvider",
      "AppKitWalletButton",
      "loadWalletReader",
      "useAppKit",
      "useAppKitAccount",
      "useAppKitBalance",
      "useAppKitChainClient",
      "useAppKitConnect",
      "useAppKitConnection",
      "useAppKitConnections",
      "useAppKitDirectory",
      "useAppKitEvents",
      "useAppKitNetwork",
      "useAppKitPairing",
      "useAppKitProvider",
      "useAppKitSIWX",
      "useAppKitState",
      "useAppKitTheme",
      "useAppKitWalletImage",
      "useAppKitWallets",
      "useDisconnect",
      "useWalletInfo",
    ]
  `)
  expect(Object.keys(react)).toEqual(expect.arrayContaining(Object.keys(main)))
})

test('/elements exports exactly these names', () => {
  expect(Object.keys(elements).sort()).toMatchInlineSnapshot(`
    [
      "defineElements",
      "knownWallets",
    ]
  `)
})

test('/policy exports exactly these names', () => {
  expect(Object.keys(policy).sort()).toMatchInlineSnapshot(`
    [
      "contentSecurityPolicy",
      "hostKinds",
      "listHosts",
    ]
  `)
})

test('/server exports exactly these names', () => {
  expect(Object.keys(server).sort()).toMatchInlineSnapshot(`
    [
      "readConnectionHint",
    ]
  `)
})
