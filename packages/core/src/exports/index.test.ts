import { expect, test } from 'vitest'
import * as core from './index.js'

test('the package offers exactly these names', () => {
  expect(Object.keys(core).sort()).toMatchInlineSnapshot(`
    [
      "appLinkTarget",
      "assertChange",
      "assertOptions",
      "changeableOptions",
      "connectMethods",
      "connectionEntry",
      "connectorGroups",
      "createBrowserPorts",
      "createCore",
      "createStorageReader",
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
      "prefetchTimes",
      "projectIdHint",
      "readRememberedLink",
      "relayUrlOf",
      "rememberLink",
      "resolveOptions",
      "servedNamespaces",
      "socialProviders",
      "storeLinks",
      "themeVariableNames",
      "viewNames",
      "walletFeatures",
      "walletPlatforms",
      "warnRefusedLink",
    ]
  `)
})
