import { expect, test } from 'vitest'

test('the package offers these names and no others', async () => {
  expect(Object.keys(await import('./index.js')).sort()).toEqual([
    'assertStillActor',
    'createAdapter',
    'createConnectorWatch',
    'createDisconnect',
    'createJsonRpcClient',
    'createNetworkCache',
    'createNetworkClients',
    'createNeutralActions',
    'createServerPool',
    'createSessionActions',
    'createSharedRequest',
    'createSilentRequests',
    'createTransfers',
    'createUpdateBatch',
    'findDisplaced',
    'findNodeErrorCode',
    'findTransferProblems',
    'isStillActor',
    'matchReplies',
    'pollForReceipt',
    'watchStandardWallets',
    'whileAccountUnchanged',
  ])
  expect(Object.keys(await import('./start.js'))).toEqual(['defineAdapter'])
})
