import { expect, test } from 'vitest'
import { createLogger } from '../log/createLogger.js'
import { createRpcRelay } from './createRpcRelay.js'

const logger = createLogger('silent')

test.each([
  [
    'a network that is not asked by JSON-RPC',
    { 'cosmos:hub': ['https://node.example'] },
    '"cosmos:hub" is not a network',
  ],
  ['a chain id that is no decimal number', { 'eip155:0x1': ['https://node.example'] }, '"eip155:0x1" has no decimal'],
  ['a network without a URL', { 'eip155:1': [] }, 'eip155:1 has no URL'],
  ['what is no URL', { 'eip155:1': ['https://node.example', 'node'] }, 'URL 2 of eip155:1 is not http or https'],
  ['another protocol', { 'eip155:1': ['wss://node.example'] }, 'URL 1 of eip155:1 is not http or https'],
  ['a password that is not encoded', { 'eip155:1': ['https://u:50%@node.example'] }, 'has a user or password that'],
])('%s fails the start, and the message contains no URL', (_, rpcUpstreams, message) => {
  expect(() => createRpcRelay(rpcUpstreams, logger)).toThrow(message)
  expect(() => createRpcRelay(rpcUpstreams, logger)).not.toThrow('node.example')
})
