import { expect, test } from 'vitest'
import * as common from './index.js'

test('the package offers exactly these names', () => {
  expect(Object.keys(common).sort()).toMatchInlineSnapshot(`
    [
      "AppKitError",
      "TypedError",
      "abortReason",
      "accept",
      "amountParts",
      "chainNamespaces",
      "cleanText",
      "connectorTypes",
      "createConnectorWatch",
      "createEmitter",
      "createFrameGate",
      "createSessionLife",
      "createWalletErrorMap",
      "declareColors",
      "defaultLogLevel",
      "errorTable",
      "finite",
      "flag",
      "foldName",
      "formatUnits",
      "guarded",
      "hasLookAlike",
      "invalidParams",
      "isAppKitError",
      "isCaipAddress",
      "isCaipNetworkId",
      "isChainNamespace",
      "isLoopback",
      "isObject",
      "json",
      "limits",
      "listOf",
      "loadPart",
      "objectOf",
      "oneOf",
      "openUrl",
      "optional",
      "parseCaipAddress",
      "parseCaipNetworkId",
      "parseExactJson",
      "parseUnits",
      "parseUrl",
      "readBodyText",
      "readField",
      "readRetryAfterMs",
      "readUrl",
      "recordOf",
      "refuse",
      "safeParseCaipAddress",
      "safeParseCaipNetworkId",
      "safeParseImageUrl",
      "safeParseUrl",
      "settleBy",
      "setupError",
      "setupErrorTable",
      "sharedColors",
      "silentAnswerMs",
      "splitCredentials",
      "text",
      "truncateMiddle",
      "walletErrorLayers",
      "watchStandardWallets",
      "withDeadline",
    ]
  `)
})

test('importing it reads nothing of a browser and leaves nothing global behind', async () => {
  const before = Object.getOwnPropertyNames(globalThis).sort()
  await import(/* @vite-ignore */ `./index.js?${'again'}`)
  expect(Object.getOwnPropertyNames(globalThis).sort()).toEqual(before)
})
