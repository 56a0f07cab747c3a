import { expect, test } from 'vitest'

test('the package offers these names and no others', async () => {
  expect(Object.keys(await import('./index.js')).sort()).toEqual([
    'assertStillActor',
    'createAdapter',
    'createDisconnect',
    'createJsonRpcClient',
    'createNetworkClients',
    'createNeutralActions',
    'createSessionActions',
    'createSharedRequest',
    'createTransfers',
    'createUpdateBatch',
    'findTransferProblems',
    'isStillActor',
    'matchReplies',
    'whileAccountUnchanged',
  ])
  expect(Object.keys(await import('./start.js'))).toEqual(['defineAdapter'])
})
