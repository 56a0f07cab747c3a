import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSentTransaction } from './readSentTransaction.js'

test.each([
  ['sendTransaction', '0x1', { id: '0x1', kind: 'transaction' }],
  ['writeContract', '0x1', { id: '0x1', kind: 'transaction' }],
  ['signAndSendTransaction', '5sig', { id: '5sig', kind: 'transaction' }],
  ['sendTransfer', 'ab', { id: 'ab', kind: 'transaction' }],
  ['signPsbt', { psbt: 'cHNidP8', txid: 'ab' }, { id: 'ab', kind: 'transaction' }],
  ['sendCalls', { id: 'bundle' }, { id: 'bundle', kind: 'calls' }],
])('R380: reads the id of what %s sent', (action, result, sent) => {
  expect(readSentTransaction(action, result)).toEqual(sent)
})

test('R380: an action that sends nothing has no id', () => {
  expect(readSentTransaction('signMessage', '0x1')).toBeUndefined()
  expect(readSentTransaction('signTransaction', '0x1')).toBeUndefined()
  expect(readSentTransaction('signPsbt', { psbt: 'cHNidP8' })).toBeUndefined()
})

test('property: R380: no result makes it throw', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('sendTransaction', 'sendCalls', 'signPsbt', 'other'),
      fc.anything(),
      (action, result) => {
        const sent = readSentTransaction(action, result)
        expect(sent === undefined || sent.id.length > 0).toBe(true)
      },
    ),
  )
})
