import { settle } from '@latchkey/testing'
import {
  answerCall,
  type LocalChains,
  type RpcHandler,
  sendJson,
  startLocalChains,
  startRpcServer,
} from '@latchkey/testing/node'
import { createPublicClient, createWalletClient, type Hex, http, serializeErc6492Signature } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { accountCode, contractCodes, futureAccount, placeContract } from './accounts.fixture.js'
import { createEip155Verifier } from './createEip155Verifier.js'

const message = 'example.com wants you to sign in with your Ethereum account:'
const owner = privateKeyToAccount(generatePrivateKey())
const stranger = privateKeyToAccount(generatePrivateKey())
const place = '0x00000000000000000000000000000000c0de0001'

let chains: LocalChains
beforeAll(async () => {
  chains = await startLocalChains()
})
afterAll(() => chains?.stop())
afterEach(() => void vi.useRealTimers())

type Change = { readonly message?: string; readonly urls?: readonly string[]; readonly signal?: AbortSignal }

/** Verifies with the local chain, and expects that viem comes to the same result. */
function verify(accountAddress: Hex, signature: Hex, { message: text = message, urls, signal }: Change = {}) {
  const verifier = createEip155Verifier({ rpcUrls: () => urls ?? [chains.local.rpcUrl] })
  return verifier.verify({ message: text, signature, accountAddress, chainId: 'eip155:31337' }, { signal })
}

async function verifyLikeViem(address: Hex, signature: Hex, text = message): Promise<boolean> {
  const client = createPublicClient({ chain: foundry, transport: http(chains.local.rpcUrl, { retryCount: 0 }) })
  const result = await verify(address, signature, { message: text })
  expect(await client.verifyMessage({ address, message: text, signature })).toBe(result)
  return result
}

/** Starts a node with scripted responses. The chain id is that of the local chain. */
async function startNode(handler: RpcHandler | Readonly<Record<string, unknown>>): Promise<string> {
  const server = await startRpcServer((calls, response, body) => {
    const [call] = calls
    if (!call) throw new Error('unreachable: a request has a call')
    if (typeof handler === 'function') return handler(calls, response, body)
    sendJson(response, answerCall(call, { eth_chainId: '0x7a69', ...handler }))
  })
  onTestFinished(() => server.close())
  return server.url
}

describe('contract accounts', () => {
  test('R75: accepts the signature of the owner of a deployed account (ERC-1271), and no other', async () => {
    const address = await placeContract(chains.local, accountCode(owner.address), place)
    expect(await verifyLikeViem(address, await owner.signMessage({ message }))).toBe(true)
    expect(await verifyLikeViem(address, await stranger.signMessage({ message }))).toBe(false)
    expect(await verifyLikeViem(address, await owner.signMessage({ message: 'another text' }))).toBe(false)
    expect(await verifyLikeViem(address, '0x')).toBe(false)
  })

  test('R75: accepts the signature for an account that is not deployed (ERC-6492), and does not deploy it', async () => {
    const { address, factory, deploymentData } = futureAccount(accountCode(owner.address), 1n)
    const inner = await owner.signMessage({ message })
    const wrap = (signature: Hex, data = deploymentData) =>
      serializeErc6492Signature({ address: factory, data, signature })
    expect(await verifyLikeViem(address, wrap(inner))).toBe(true)
    expect(await verifyLikeViem(address, inner)).toBe(false)
    expect(await verifyLikeViem(address, wrap(await stranger.signMessage({ message })))).toBe(false)
    expect(await verifyLikeViem(address, wrap(inner), 'another text')).toBe(false)
    // The deployment of another account does not help, nor does one that reverts.
    const other = futureAccount(contractCodes.acceptsAll, 2n)
    expect(await verifyLikeViem(address, wrap(inner, other.deploymentData))).toBe(false)
    expect(await verifyLikeViem(address, wrap(inner, '0x12'))).toBe(false)
    expect(await chains.local.request('eth_getCode', [address, 'latest'])).toBe('0x')

    await placeContract(chains.local, accountCode(owner.address), address)
    expect(await verifyLikeViem(address, wrap(inner))).toBe(true)
    expect(await verifyLikeViem(address, inner)).toBe(true)
  })

  test('R75: a deployment in the signature does not give an account of a key to anyone else', async () => {
    const accepting = futureAccount(contractCodes.acceptsAll, 3n)
    const signature = serializeErc6492Signature({
      address: accepting.factory,
      data: accepting.deploymentData,
      signature: await stranger.signMessage({ message }),
    })
    expect(await verifyLikeViem(owner.address, signature)).toBe(false)
    // For the contract itself, it is the contract's decision.
    expect(await verifyLikeViem(accepting.address, signature)).toBe(true)
  })

  test.each([
    ['acceptsAll', true],
    ['rejectsAll', false],
    ['reverts', false],
    ['revertsLong', false],
    ['hangs', false],
    ['returnsNothing', false],
    ['returnsWrongEnd', false],
    ['returnsMuch', false],
    ['invalidOpcode', false],
  ] as const)('R75: with a contract that %s, resolves with %s', async (name, isValid) => {
    const address = await placeContract(chains.local, contractCodes[name], place)
    for (const signature of [await stranger.signMessage({ message }), '0x1234'] as const)
      expect(await verify(address, signature)).toBe(isValid)
  })

  test('precompiled contracts accept nothing, even the one that returns its input', async () => {
    for (let index = 1; index <= 20; index++) {
      const address: Hex = `0x${index.toString(16).padStart(40, '0')}`
      expect(await verify(address, await stranger.signMessage({ message })), address).toBe(false)
    }
  })

  test('rejects if a contract returns megabytes', async () => {
    const address = await placeContract(chains.local, contractCodes.returnsTooMuch, place)
    await expect(verify(address, '0x1234')).rejects.toMatchObject({ cause: { code: 'HTTP_TOO_LARGE' } })
  })

  test('R75: an empty signature can be an approval on the chain', async () => {
    const address = await placeContract(chains.local, contractCodes.acceptsAll, place)
    expect(await verify(address, '0x')).toBe(true)
    expect(await verify(owner.address, '0x')).toBe(false)
  })

  test('a signature by another key is not valid for an account without a contract', async () => {
    expect(await verifyLikeViem(owner.address, await stranger.signMessage({ message }))).toBe(false)
    expect(await verifyLikeViem(owner.address, '0x1234')).toBe(false)
  })
})

describe('the key of an address with code', () => {
  test('is valid for a delegated account (EIP-7702), whatever the contract says', async () => {
    const account = privateKeyToAccount(generatePrivateKey())
    await chains.local.setBalance(account.address, 10n ** 18n)
    const contract = await placeContract(chains.local, contractCodes.rejectsAll, place)
    const transport = http(chains.local.rpcUrl)
    const wallet = createWalletClient({ account, chain: foundry, transport })
    const client = createPublicClient({ chain: foundry, transport, pollingInterval: 20 })
    const authorization = await wallet.signAuthorization({ contractAddress: contract, executor: 'self' })
    const hash = await wallet.sendTransaction({ authorizationList: [authorization], to: account.address })
    await client.waitForTransactionReceipt({ hash })
    expect(await chains.local.request('eth_getCode', [account.address, 'latest'])).toBe(`0xef0100${contract.slice(2)}`)

    expect(await verify(account.address, await account.signMessage({ message }))).toBe(true)
    expect(await verify(account.address, await stranger.signMessage({ message }))).toBe(false)
    // The contract decides about every signature that the key did not make.
    await placeContract(chains.local, accountCode(stranger.address), contract)
    expect(await verify(account.address, await stranger.signMessage({ message }))).toBe(true)
  })

  test('is valid for any code, because whoever has the key controls the address', async () => {
    const account = privateKeyToAccount(generatePrivateKey())
    for (const code of [contractCodes.rejectsAll, contractCodes.reverts]) {
      await placeContract(chains.local, code, account.address)
      expect(await verify(account.address, await account.signMessage({ message }))).toBe(true)
      expect(await verify(account.address, await stranger.signMessage({ message }))).toBe(false)
    }
  })
})

describe('nodes', () => {
  const signature: Hex = '0x1234'
  const outcome = (urls: readonly string[], signal?: AbortSignal) =>
    verify(place, signature, { urls, ...(signal && { signal }) }).catch(
      (error: { readonly code?: string; readonly cause?: { readonly code?: string } }) => ({
        code: error.code,
        cause: error.cause?.code,
      }),
    )

  test('R75: a contract is asked only on the chain of the message', async () => {
    await placeContract(chains.second, contractCodes.acceptsAll, place)
    await placeContract(chains.local, contractCodes.rejectsAll, place)
    const { rpcUrl } = chains.second
    expect(await outcome([rpcUrl])).toEqual({ code: 'RPC_FAILED', cause: 'RPC_WRONG_CHAIN' })
    expect(await outcome([rpcUrl, chains.local.rpcUrl])).toBe(false)
    const methods: string[] = []
    const url = await startNode(([call], response) => {
      if (!call) return
      methods.push(call.method)
      sendJson(response, answerCall(call, { eth_chainId: '0x1', eth_call: '0x01' }))
    })
    expect(await outcome([url])).toEqual({ code: 'RPC_FAILED', cause: 'RPC_WRONG_CHAIN' })
    expect(methods).toEqual(['eth_chainId'])
  })

  test('R75: without a node that responds, rejects with RPC_FAILED instead of false', async () => {
    expect(await outcome(['http://127.0.0.1:9'])).toMatchObject({ code: 'RPC_FAILED' })
    expect(await outcome(['no url', 'ftp://127.0.0.1'])).toMatchObject({ code: 'RPC_FAILED' })
  })

  test.each<readonly [string, RpcHandler | Readonly<Record<string, unknown>>]>([
    [
      'a rate limit',
      ([call], response) => sendJson(response, { id: call?.id, error: { code: -32005, message: 'limit' } }),
    ],
    ['HTTP 503', (_, response) => void response.writeHead(503).end('busy')],
    ['HTML', (_, response) => void response.end('<html>')],
    ['null', { eth_call: null }],
    ['a text', { eth_call: 'valid' }],
    ['a number', { eth_call: 1 }],
    ['an unknown method', {}],
    ['a chain id that is no number', { eth_chainId: 'mainnet', eth_call: '0x01' }],
    ['an endless chain id', { eth_chainId: `0x${'1'.repeat(100_000)}`, eth_call: '0x01' }],
  ])('with a node that sends %s, asks the next one', async (_, handler) => {
    await placeContract(chains.local, contractCodes.acceptsAll, place)
    const url = await startNode(handler)
    expect(await outcome([url])).toMatchObject({ code: 'RPC_FAILED' })
    expect(await outcome([url, chains.local.rpcUrl])).toBe(true)
  })

  test.each([
    { code: 3, message: 'execution reverted', data: '0x' },
    { code: -32_000, message: 'execution reverted' },
    { code: -32_000, message: 'out of gas' },
    { code: -32_015, message: 'VM execution error: revert' },
  ])('R75: takes the error $code "$message" of a node as a refusal by the contract', async (error) => {
    const url = await startNode(([call], response) =>
      sendJson(response, call?.method === 'eth_call' ? { id: call.id, error } : { id: 1, result: '0x7a69' }),
    )
    expect(await outcome([url, 'http://127.0.0.1:9'])).toBe(false)
  })

  test('R75: rejects after 10 s without a response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { promise: asked, resolve } = Promise.withResolvers<void>()
    const url = await startNode(() => resolve())
    let settled: unknown
    const running = outcome([url]).then((value) => {
      settled = value
    })
    await asked
    await vi.advanceTimersByTimeAsync(9_999)
    await settle()
    expect(settled).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await running
    expect(settled).toEqual({ code: 'RPC_FAILED', cause: 'HTTP_TIMEOUT' })
  })

  test('a node that hangs leaves time for the next one', async () => {
    await placeContract(chains.local, contractCodes.acceptsAll, place)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { promise: asked, resolve } = Promise.withResolvers<void>()
    const url = await startNode(() => resolve())
    const running = outcome([url, chains.local.rpcUrl])
    await asked
    await vi.advanceTimersByTimeAsync(5_000)
    vi.useRealTimers()
    expect(await running).toBe(true)
  })

  test('ends with the signal of the caller', async () => {
    const end = new AbortController()
    const url = await startNode(() => end.abort())
    expect(await outcome([url, chains.local.rpcUrl], end.signal)).toMatchObject({ code: 'ABORTED' })
  })
})
