import { expect, test } from 'vitest'
import * as core from './index.js'

test('the package offers exactly these names', () => {
  expect(Object.keys(core).sort()).toMatchInlineSnapshot(`
    [
      "assertOptions",
      "connectMethods",
      "connectionEntry",
      "connectorGroups",
      "createBrowserPorts",
      "createCore",
      "createStorage",
      "defaultAccountTypes",
      "defaultFeatures",
      "findInstalled",
      "importEngine",
      "isConnectorVisible",
      "isMobile",
      "isViewName",
      "listWallets",
      "pickInitialNetwork",
      "projectIdHint",
      "resolveOptions",
      "socialProviders",
      "viewNames",
      "walletFeatures",
      "walletPlatforms",
    ]
  `)
})
