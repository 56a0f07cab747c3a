import { expect, test } from 'vitest'
import * as elements from './elements.js'
import * as main from './index.js'
import * as policy from './policy.js'
import * as react from './react.js'

test('the package offers exactly these names', () => {
  expect(Object.keys(main).sort()).toMatchInlineSnapshot(`
    [
      "AppKitError",
      "createAppKit",
      "isAppKitError",
      "requireActions",
    ]
  `)
})

test('/react offers these and all of the package', () => {
  const own = Object.keys(react).filter((name) => !(name in main))
  expect(own.sort()).toMatchInlineSnapshot(`
    [
      "AppKitAccountButton",
      "AppKitButton",
      "AppKitConnectButton",
      "AppKitNetworkButton",
      "AppKitProvider",
      "useAppKit",
      "useAppKitAccount",
      "useAppKitBalance",
      "useAppKitConnection",
      "useAppKitEvents",
      "useAppKitNetwork",
      "useAppKitProvider",
      "useAppKitState",
      "useAppKitTheme",
      "useDisconnect",
      "useWalletInfo",
    ]
  `)
  expect(Object.keys(react)).toEqual(expect.arrayContaining(Object.keys(main)))
})

test('/elements offers exactly these names', () => {
  expect(Object.keys(elements).sort()).toMatchInlineSnapshot(`
    [
      "defineElements",
    ]
  `)
})

test('/policy offers exactly these names', () => {
  expect(Object.keys(policy).sort()).toMatchInlineSnapshot(`
    [
      "contentSecurityPolicy",
      "hostKinds",
      "listHosts",
    ]
  `)
})
