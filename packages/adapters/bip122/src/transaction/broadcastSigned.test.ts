import { type AppKitError, errors } from '@latchkey/common'
import { createAdapterContext, createFakeClock, createFakeFetch, type FakeAnswer } from '@latchkey/testing'
import { Psbt } from 'bitcoinjs-lib'
import { describe, expect, test } from 'vitest'
import { createNetwork } from '../../test/createNetwork.js'
import { whileTimePasses } from '../../test/whileTimePasses.js'
import { createClients } from '../rpc/createClients.js'
import { broadcastSigned } from './broadcastSigned.js'

const signed = new Psbt()
  .addInput({
    hash: 'ab'.repeat(32),
    index: 0,
    witnessUtxo: { script: Uint8Array.from([0, 20, ...new Uint8Array(20)]), value: 10_000n },
  })
  .addOutput({ script: new Uint8Array([0x51]), value: 9_000n })
signed.data.updateInput(0, { finalScriptWitness: Uint8Array.from([1, 1, 5]) })
const id = signed.clone().extractTransaction(true).getId()
const regtest = '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206'

const refusal = (message: string, status = 400): FakeAnswer => ({
  status,
  text: `sendrawtransaction RPC error: {"code":-26,"message":"${message}"}`,
})
const timeout: FakeAnswer = { status: 504, text: '<html>504 Gateway Time-out</html>' }

/** Broadcasts over servers with these responses, one after the other. Returns the id, or the error. */
async function broadcast(...answers: readonly FakeAnswer[]): Promise<string | AppKitError> {
  const fetch = createFakeFetch()
  const clock = createFakeClock()
  const urls = answers.map((_, index) => `https://server${index}.example`)
  fetch.always('/block-height/0', { text: regtest })
  for (const [index, response] of answers.entries()) fetch.always(`server${index}.example/tx`, response)
  const network = createNetwork(regtest.slice(0, 32), urls)
  const { ports } = createAdapterContext({ clock, fetch })
  const clients = createClients({ ports, lifetime: new AbortController().signal })
  const access = { context: { clients: async () => clients } }
  const sending = broadcastSigned(access, network, signed.toBuffer(), undefined)
  return whileTimePasses(
    clock,
    sending.catch((error: AppKitError) => error),
  )
}

describe('R172: a response to a broadcast', () => {
  test.each<readonly [string, FakeAnswer]>([
    ['the id', { text: id }],
    ['the id in capitals, with a line break', { text: `${id.toUpperCase()}\n` }],
    ['the id with status 201', { text: id, status: 201 }],
    ['the id as JSON', { json: id }],
    ['the id in an object', { json: { txid: id } }],
    ['"txn-already-in-mempool"', refusal('txn-already-in-mempool')],
    ['"txn-already-known"', refusal('txn-already-known')],
    ['"Transaction already in block chain"', refusal('Transaction already in block chain')],
    ['"Transaction outputs already in utxo set"', refusal('Transaction outputs already in utxo set')],
    ['"txn-same-nonwitness-data-in-mempool"', refusal('txn-same-nonwitness-data-in-mempool')],
    ['"txn-already-in-mempool" with status 500', refusal('txn-already-in-mempool', 500)],
  ])('%s: the transaction was broadcast', async (_, response) => {
    expect(await broadcast(response)).toBe(id)
  })

  test.each<readonly [string, readonly FakeAnswer[], string]>([
    ['a timeout of a proxy', [timeout], 'A server answered with status 504: <html>504 Gateway Time-out</html>'],
    ['a page with status 200', [{ text: '<html>ok</html>' }], errors.RPC_BAD_RESPONSE.shortMessage],
    ['an empty response with status 202', [{ text: '', status: 202 }], errors.RPC_BAD_RESPONSE.shortMessage],
    ['another id', [{ text: 'cd'.repeat(32) }], errors.RPC_BAD_RESPONSE.shortMessage],
    ['a lost connection', [{ networkError: 'Failed to fetch' }], errors.RPC_FAILED.shortMessage],
    ['no response', [{ hang: true }], errors.HTTP_TIMEOUT.shortMessage],
    ['a timeout, then spent UTXOs', [timeout, refusal('bad-txns-inputs-missingorspent')], 'missingorspent'],
    ['a timeout, then a conflict', [timeout, refusal('txn-mempool-conflict')], 'txn-mempool-conflict'],
    ['a timeout, then a blocked request', [timeout, { status: 429, text: 'slow down' }], ''],
  ])('%s: the transaction may have been broadcast', async (_, answers, reason) => {
    const error = await broadcast(...answers)
    expect(error).toMatchObject({
      code: 'RPC_FAILED',
      details: expect.stringContaining(
        `The transaction ${id} may have been broadcast. Check before you send it again. `,
      ),
    })
    expect(error).toMatchObject({ details: expect.stringContaining(reason) })
    expect(error).toMatchObject({ details: expect.stringContaining(`The signed PSBT: ${signed.toBase64()}`) })
  })

  test.each<readonly [string, readonly FakeAnswer[]]>([
    ['a refusal', [refusal('dust')]],
    ['blocked requests, then a refusal', [{ status: 429, text: '' }, { status: 403, text: '' }, refusal('dust')]],
    [
      'blocked requests only',
      [
        { status: 429, text: '' },
        { status: 404, text: 'already in mempool' },
      ],
    ],
  ])('%s: the transaction was not broadcast', async (_, answers) => {
    const error = await broadcast(...answers)
    expect(error).toMatchObject({
      code: 'RPC_FAILED',
      details: expect.stringContaining('The signed transaction was not broadcast. '),
    })
  })

  test('after a timeout, another server broadcasts the transaction', async () => {
    expect(await broadcast(timeout, { text: id })).toBe(id)
    expect(await broadcast(timeout, refusal('txn-already-in-mempool'))).toBe(id)
  })

  test('an abort during the request: the transaction may have been broadcast', async () => {
    const fetch = createFakeFetch()
    fetch.always('example', { hang: true })
    const { ports } = createAdapterContext({ clock: createFakeClock(), fetch })
    const clients = createClients({ ports, lifetime: new AbortController().signal })
    const network = createNetwork(regtest.slice(0, 32))
    const abort = new AbortController()
    const access = { context: { clients: async () => clients } }
    const sending = broadcastSigned(access, network, signed.toBuffer(), abort.signal)
    await expect.poll(() => fetch.requests.length).toBeGreaterThan(0)
    abort.abort()
    await expect(sending).rejects.toMatchObject({
      code: 'ABORTED',
      details: expect.stringContaining(`The transaction ${id} may have been broadcast.`),
    })
  })
})
