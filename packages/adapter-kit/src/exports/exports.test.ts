import { expect, test } from 'vitest'

test('the package offers these names and no others', async () => {
  expect(Object.keys(await import('./index.js')).sort()).toEqual([
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
    'layOver',
    'loadForCall',
    'matchReplies',
    'pollForReceipt',
    'watchStandardWallets',
  ])
  expect(Object.keys(await import('./start.js'))).toEqual(['defineAdapter'])
})
