import { expect, test } from 'vitest'
import * as core from './index.js'

test('the package offers exactly these names', () => {
  expect(Object.keys(core).sort()).toMatchInlineSnapshot(`
    [
      "appLinkTarget",
      "assertOptions",
      "connectMethods",
      "connectionEntry",
      "connectorGroups",
      "createBrowserPorts",
      "createCore",
      "createStorage",
      "defaultAccountTypes",
      "defaultFeatures",
      "defaultSwitches",
      "detectPlace",
      "findInstalled",
      "forgetLink",
      "importEngine",
      "isConnectorVisible",
      "isViewName",
      "listInstalled",
      "listReturnLinks",
      "listWalletLinks",
      "listWallets",
      "pickInitialNetwork",
      "projectIdHint",
      "readRememberedLink",
      "rememberLink",
      "resolveOptions",
      "servedNamespaces",
      "socialProviders",
      "storeLinks",
      "viewNames",
      "walletFeatures",
      "walletPlatforms",
    ]
  `)
})
