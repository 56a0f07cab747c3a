import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../http/createApp.js'
import { createRateLimiter } from '../http/createRateLimiter.js'
import { createLogger } from '../log/createLogger.js'
import { createProjects } from '../projects/createProjects.js'
import { createRpcRelay } from '../rpc/createRpcRelay.js'
import { addIdentityRoutes } from './identityRoutes.js'

/** A scripted mainnet node. */
let answer = ''
const node = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  response.end(`{"jsonrpc":"2.0","id":1,${body.includes('eth_chainId') ? '"result":"0x1"' : answer}}`)
})
let ask: (address: string) => Promise<readonly [status: number, cacheControl: string | null, body: unknown]>

beforeAll(async () => {
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  const address = node.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const logger = createLogger('silent')
  const app = createApp({
    projects: createProjects(),
    rateLimiter: createRateLimiter({ burst: 100, perSecond: 1 }),
    proxies: 0,
    logger,
    ping: async () => undefined,
    addRoutes: (app) => addIdentityRoutes(app, createRpcRelay({ 'eip155:1': [url] }, logger)),
  })
  ask = async (address) => {
    const incoming = new IncomingMessage(new Socket())
    const bindings = { incoming, outgoing: new ServerResponse(incoming) }
    const answered = await app.request(`/v1/identity/${address}?projectId=local`, {}, bindings)
    return [answered.status, answered.headers.get('cache-control'), await answered.json()]
  }
})
afterAll(() => void node.close())

let lastAddress = 0
/** An address without an earlier request. */
const createAddress = () => `0x${String(++lastAddress).padStart(40, '0')}`
const nobody = [200, 'private, max-age=300', { name: null, avatar: null }]

test.each([
  ['code 3', '"error":{"code":3,"message":"execution failed","data":"0x"}'],
  ['code -32015', '"error":{"code":-32015,"message":"VM execution error."}'],
  ['a message of another code', '"error":{"code":-32000,"message":"execution reverted"}'],
  ['nothing at all', '"result":"0x"'],
])('caches that an address has no name if the resolver returns %s', async (_, said) => {
  answer = said
  expect(await ask(createAddress())).toEqual(nobody)
})

test.each([
  ['a fault inside', '"error":{"code":-32603,"message":"Internal error"}'],
  ['a key that ran out', '"error":{"code":-32001,"message":"Unauthorized"}'],
  ['data it has not got', '"error":{"code":-32000,"message":"missing trie node"}'],
])('§8: caches nothing, here or in the browser, after a node with %s', async (_, said) => {
  answer = said
  const address = createAddress()
  expect(await ask(address)).toMatchObject([502, 'no-store', { code: 'UPSTREAM_FAILED' }])
  answer = '"error":{"code":3,"message":"execution reverted"}'
  expect(await ask(address)).toEqual(nobody)
})
