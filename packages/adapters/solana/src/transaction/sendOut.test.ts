import { encodeBase58, isAppKitError } from '@latchkey/common'
import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { connectWith } from '../../test/connectWith.js'
import { createNetwork } from '../../test/networks.js'
import { alice, bob, createScriptedWallet, signTransactionWith } from '../../test/scriptedWallet.js'
import { parseAddress } from '../address/address.js'
import { encodeTransfer } from './transferTransaction.js'

const genesis = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const transaction = encodeTransfer({
  from: { address: alice.address, bytes: alice.publicKey },
  to: parseAddress(bob.address, 'to'),
  lamports: 1n,
  blockhash: new Uint8Array(32).fill(5),
})
const id = encodeBase58(signTransactionWith(alice.address, transaction).slice(1, 65))

/** A node's response to `sendTransaction`: a whole HTTP response, or the result or error of a JSON-RPC response. */
type Reply = Response | { readonly result?: unknown; readonly error?: object }
type Node = (attempt: number) => Reply

const badGateway = () => new Response('<html>Bad gateway</html>', { status: 502 })
const accept = () => ({ result: id })
const refuse = (message: string, data?: object) => () => ({ error: { code: -32002, message, data } })
const fail = (code: number, message = 'no') => ({ error: { code, message } })

/** Sends the transaction with a wallet that only signs. `asked` lists the nodes that receive it, in order. */
const send = (...nodes: readonly Node[]) => sendUntil(undefined, nodes)

async function sendUntil(signal: AbortSignal | undefined, nodes: readonly Node[]) {
  const wallet = createScriptedWallet()
  delete wallet.features['solana:signAndSendTransaction']
  const asked: number[] = []
  const fetch = async (url: unknown, init?: RequestInit) => {
    const node = Number(/node(\d)/.exec(String(url))?.[1])
    const body: unknown = JSON.parse(String(init?.body))
    const replies = [body].flat().map((call) => {
      const { id: callId, method } = call as { readonly id: number; readonly method: string }
      if (method !== 'sendTransaction') return { id: callId, result: genesis }
      const attempt = asked.filter((one) => one === node).length
      asked.push(node)
      const reply = nodes[node]?.(attempt) ?? {}
      return reply instanceof Response ? reply : { id: callId, ...reply }
    })
    const failure = replies.find((reply) => reply instanceof Response)
    return failure ?? Response.json(Array.isArray(body) ? replies : replies[0])
  }
  const urls = nodes.map((_, index) => `https://node${index}.example`)
  const network = createNetwork(genesis.slice(0, 32), urls)
  const { session, clock } = await connectWith(wallet, { fetch, networks: [network] })
  let isOver = false
  const outcome = session.actions
    .signAndSendTransaction?.({ transaction, signal })
    .catch((error: unknown) => error)
    .finally(() => {
      isOver = true
    })
  while (!isOver) {
    await settle(clock)
    await clock.advance(1_000)
  }
  return { outcome: await outcome, asked }
}

describe('a wallet that only signs', () => {
  test.each<[string, Node]>([
    ['its id', accept],
    ['null', () => ({ result: null })],
    ['an object', () => ({ result: { signature: id } })],
    ['HTML with status 200', () => new Response('<html></html>')],
    ['an empty body', () => new Response('')],
    ['that it was already processed', refuse('This transaction has already been processed')],
    ['AlreadyProcessed in its data', refuse('Transaction simulation failed', { err: 'AlreadyProcessed', logs: [] })],
  ])('R57b: returns the id of a transaction if the node responds with %s', async (_, node) => {
    expect((await send(node)).outcome).toBe(id)
  })

  test('R57b: returns the id if the response of the first attempt is lost', async () => {
    const node: Node = (attempt) => (attempt === 0 ? badGateway() : refuse('AlreadyProcessed')())
    expect(await send(node)).toEqual({ outcome: id, asked: [0, 0] })
    expect((await send(node, refuse('Blockhash not found'))).outcome).toBe(id)
  })

  test.each<[string, readonly Node[], string]>([
    ['one node', [badGateway], 'HTTP status code: 502'],
    ['the first of two nodes', [badGateway, refuse('Blockhash not found')], 'HTTP status code: 502'],
    ['a node with an internal error', [() => fail(-32603, 'Internal error')], 'Internal error'],
  ])('the error contains the id of a transaction whose response is lost: %s', async (_, nodes, reason) => {
    const { outcome } = await send(...nodes)
    expect(isAppKitError(outcome, 'RPC_FAILED') && outcome.details).toBe(
      `The transaction ${id} may have been sent. Check before you send it again. The last error: ${reason}`,
    )
  })

  test('the error contains the id of a transaction whose request the app aborts', async () => {
    const abort = new AbortController()
    const node = () => {
      abort.abort()
      return badGateway()
    }
    const { outcome } = await sendUntil(abort.signal, [node])
    expect(outcome).toMatchObject({ code: 'ABORTED', details: expect.stringContaining(`${id} may have been sent`) })
  })

  test('R57: reports a transaction that every node refuses as not sent', async () => {
    const { outcome, asked } = await send(refuse('Blockhash not found'), refuse('Insufficient funds for fee'))
    expect(asked).toEqual([0, 1])
    expect(outcome).toMatchObject({
      code: 'SEND_FAILED_SOLANA',
      shortMessage: 'Failed to send transaction. Please try again.',
      details: 'Insufficient funds for fee',
    })
  })

  test.each([
    ['Blockhash not found', { err: 'BlockhashNotFound' }, 'TRANSACTION_EXPIRED'],
    ['Transaction simulation failed', { err: { InsufficientFundsForRent: { account_index: 0 } } }, 'AMOUNT_TOO_SMALL'],
    [
      'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
      { err: { InstructionError: [0, { Custom: 1 }] }, logs: ['Transfer: insufficient lamports 5, need 9', 'failed'] },
      'INSUFFICIENT_FUNDS',
    ],
    ['Transaction simulation failed', { err: 'AccountNotFound' }, 'INSUFFICIENT_FUNDS'],
    [
      'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x7',
      { err: { InstructionError: [0, { Custom: 7 }] } },
      'TRANSACTION_REJECTED',
    ],
  ])('§8: the reason of a refusal has a code: "%s" with %o', async (message, data, code) => {
    const { outcome } = await send(refuse(message, data))
    expect(outcome).toMatchObject({
      code: 'SEND_FAILED_SOLANA',
      cause: { code, details: expect.stringContaining(message) },
    })
  })

  test.each([
    [-32_429, 'rate limited'],
    [-32_007, '50/second request limit reached'],
    [429, 'Your app has exceeded its compute units per second capacity'],
    [-32_052, 'API key is not allowed to access blockchain'],
    [-32_601, 'Method not found'],
    [4_001, 'blocked'],
    [-32_002, 'Transaction simulation failed: Blockhash not found'],
  ])('R57: sends the transaction to the next URL after the error %i of a node', async (code, message) => {
    expect(await send(() => fail(code, message), accept)).toEqual({ outcome: id, asked: [0, 1] })
  })

  test('R57: sends the transaction again to a node that limits its rate', async () => {
    for (const code of [-32_429, -32_007, 429, -32_005]) {
      const node: Node = (attempt) => (attempt === 0 ? fail(code) : accept())
      expect(await send(node)).toEqual({ outcome: id, asked: [0, 0] })
    }
  })
})
