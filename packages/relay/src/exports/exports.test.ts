import { expect, test } from 'vitest'
import * as index from './index.js'

test('the package exports these names', () => {
  expect(Object.keys(index).sort()).toEqual([
    'MailboxFullError',
    'createMemoryMailbox',
    'createNatsMailbox',
    'createRelay',
    'networksOf',
    'refusals',
    'relayLimits',
  ])
})
