import { expect, test } from 'vitest'
import type { RpcRig, ServerRequest } from './rpcRig.js'
import { failing, setRpcScene, type TestServer, working } from './rpcScene.js'

type Refusal = { readonly title: string; refuse(calls: readonly { readonly id: number }[]): Response }

const tooMany = { code: 31, message: 'Batches need a paid plan' }

/** Responses of servers without batches. */
const refusals: readonly Refusal[] = [
  { title: 'an error', refuse: () => Response.json({ jsonrpc: '2.0', id: null, error: tooMany }, { status: 400 }) },
  { title: 'a list of one error', refuse: () => Response.json([{ jsonrpc: '2.0', id: null, error: tooMany }]) },
  {
    title: 'an error for each call',
    refuse: (calls) => Response.json(calls.map(({ id }) => ({ jsonrpc: '2.0', id, error: tooMany }))),
  },
  { title: 'an empty list', refuse: () => Response.json([]) },
  { title: 'a message', refuse: () => Response.json({ message: 'no batches' }) },
  { title: 'HTML and status 500', refuse: () => new Response('<html></html>', { status: 500 }) },
  {
    title: 'a closed connection',
    refuse: () => {
      throw new TypeError('reset')
    },
  },
  ...[400, 401, 403, 404, 405, 413, 415, 422, 501, 502].flatMap((status): readonly Refusal[] => [
    { title: `status ${status}`, refuse: () => new Response('no', { status }) },
    { title: `status ${status} and JSON`, refuse: () => Response.json({ message: 'no' }, { status }) },
  ]),
]

/** Declares the tests of servers without batches. */
export function testRpcBatches(rig: RpcRig): void {
  const isBatch = ({ body }: ServerRequest) => body.startsWith('[')
  const withoutBatches =
    (refuse: Refusal['refuse'], then: TestServer): TestServer =>
    (request) =>
      isBatch(request) ? refuse(JSON.parse(request.body)) : then(request)

  test.each(refusals)('sends single calls to a server that responds to batches with $title', async ({ refuse }) => {
    const { read, all } = await setRpcScene(rig, [withoutBatches(refuse, working(rig))])
    expect(await read()).toEqual({ outcome: 100n, ms: 0 })
    expect(await read()).toEqual({ outcome: 100n, ms: 0 })
    expect(all.filter(isBatch)).toHaveLength(1)
  })

  test('R55: ignores a server of another chain without batches', async () => {
    const wrong = withoutBatches(() => new Response('no', { status: 405 }), working(rig, 'wrong'))
    const { read, all } = await setRpcScene(rig, [wrong])
    expect(await read()).toEqual({ outcome: 'RPC_WRONG_CHAIN', ms: 0 })
    const before = all.length
    expect(await read()).toEqual({ outcome: 'RPC_WRONG_CHAIN', ms: 0 })
    expect(all).toHaveLength(before)
  })

  test.each([400, 500])(
    'R57: after status %i to a batch and to a single call, tries the next server',
    async (status) => {
      const { read, sent } = await setRpcScene(rig, [failing(status), working(rig)])
      expect(await read()).toEqual({ outcome: 100n, ms: 0 })
      expect(sent(0).map(isBatch)).toEqual([true, false])
      expect(sent(1).map(isBatch)).toEqual([true])
    },
  )

  test.each([429, 503])(
    'R57: after status %i to a batch, sends no further request before the retry',
    async (status) => {
      const { read, all } = await setRpcScene(rig, [failing(status)])
      expect((await read()).outcome).toBe('HTTP_STATUS')
      expect(all.map(isBatch)).toEqual([true, true, true, true])
    },
  )

  test('sends batches again after an outage', async () => {
    let isUp = false
    const { read, all } = await setRpcScene(rig, [
      (request) => (isUp ? working(rig)(request) : new Response('no', { status: 400 })),
    ])
    expect((await read()).outcome).toBe('HTTP_STATUS')
    isUp = true
    expect((await read()).outcome).toBe(100n)
    expect(all.map(isBatch)).toEqual([true, false, true])
  })
}
