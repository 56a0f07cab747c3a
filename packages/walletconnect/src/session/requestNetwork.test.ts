import { createError, errors, type TableErrorCode } from '@latchkey/common'
import { createFakeClock, createScriptedChannel, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { networkOf } from '../../test/thinSession.fixture.js'
import { requestNetwork } from './requestNetwork.js'

const switchMethod = 'wallet_switchEthereumChain'
const addMethod = 'wallet_addEthereumChain'
const network = networkOf('eip155', '10')
const code = (value: string) => expect.objectContaining({ code: value })
const fail = (value: TableErrorCode) => () => Promise.reject(createError(errors[value]))

function setUp(methods: readonly string[] = [switchMethod, addMethod]) {
  const clock = createFakeClock()
  const channel = createScriptedChannel({
    namespace: 'eip155',
    grant: { methods, events: [], accounts: ['eip155:1:0xa'], networkIds: ['eip155:1'] },
  })
  const approve = () => {
    const { accounts, networkIds } = channel.grant
    channel.update({ accounts: [...accounts, 'eip155:10:0xa'], networkIds: [...networkIds, 'eip155:10'] })
    return null
  }
  const asked = () => channel.asked.map(({ method }) => method)
  const abort = new AbortController()
  const request = (target = network) => requestNetwork(channel, target, { clock, signal: abort.signal })
  return { clock, channel, approve, asked, abort, request }
}

describe('R340: a network that the WalletConnect wallet has not approved', () => {
  test('a wallet that supports it switches and updates its session', async () => {
    const { channel, clock, approve, request } = setUp()
    channel.answers[switchMethod] = approve
    await request()
    expect(channel.asked).toMatchObject([{ method: switchMethod, params: [{ chainId: '0xa' }], networkId: 'eip155:1' }])
    expect([channel.listenerCount(), clock.timerCount()]).toEqual([0, 0])
  })

  test('waits up to 5 s after the response for the update of the session', async () => {
    const { channel, clock, approve, request } = setUp()
    channel.answers[switchMethod] = () => null
    const requested = request()
    await clock.advance(4_999)
    approve()
    await requested
    expect([channel.listenerCount(), clock.timerCount()]).toEqual([0, 0])
  })

  test('resolves if the wallet updates its session and never responds', async () => {
    const { channel, approve, request } = setUp()
    let end: AbortSignal | undefined
    channel.answers[switchMethod] = ({ signal }) => {
      end = signal
      return new Promise(() => undefined)
    }
    const requested = request()
    await settle()
    approve()
    await requested
    expect(end?.aborted).toBe(true)
  })

  test.each(['CHAIN_NOT_SUPPORTED', 'METHOD_NOT_SUPPORTED', 'WRONG_NETWORK', 'WALLET_FAILED'] as const)(
    'after %s, asks the wallet once to add it',
    async (failure) => {
      const { channel, approve, asked, request } = setUp()
      channel.answers[switchMethod] = fail(failure)
      channel.answers[addMethod] = approve
      await request()
      expect(asked()).toEqual([switchMethod, addMethod])
      expect(channel.asked[1]).toMatchObject({ params: [{ chainId: '0xa', chainName: '10' }], networkId: 'eip155:1' })
    },
  )

  test('uses the granted method if the wallet grants only one', async () => {
    for (const method of [switchMethod, addMethod]) {
      const { channel, approve, asked, request } = setUp([method])
      channel.answers[method] = approve
      await request()
      expect(asked()).toEqual([method])
    }
  })

  test('asks a wallet that adds it without switching again to switch', async () => {
    const { channel, clock, approve, asked, request } = setUp()
    let isAdded = false
    channel.answers[switchMethod] = () => (isAdded ? approve() : fail('CHAIN_NOT_SUPPORTED')())
    channel.answers[addMethod] = () => {
      isAdded = true
      return null
    }
    const requested = request()
    await clock.advance(2_000)
    await requested
    expect(asked()).toEqual([switchMethod, addMethod, switchMethod])
  })

  test('a rejection is USER_REJECTED, and the wallet receives no request to add it', async () => {
    const { channel, asked, request } = setUp()
    channel.answers[switchMethod] = fail('USER_REJECTED')
    await expect(request()).rejects.toEqual(code('USER_REJECTED'))
    expect(asked()).toEqual([switchMethod])
  })

  test.each([
    ['a rejected addition', addMethod, 'USER_REJECTED', 'CHAIN_NOT_SUPPORTED'],
    ['a failed addition', addMethod, 'WALLET_FAILED', 'CHAIN_NOT_SUPPORTED'],
    ['the end of the session', addMethod, 'NOT_CONNECTED', 'NOT_CONNECTED'],
    ['a timeout', switchMethod, 'WALLET_TIMEOUT', 'WALLET_TIMEOUT'],
  ] as const)('%s rejects with a typed error', async (_title, method, failure, expected) => {
    const { channel, request } = setUp()
    channel.answers[switchMethod] = fail('CHAIN_NOT_SUPPORTED')
    channel.answers[method] = fail(failure)
    await expect(request()).rejects.toEqual(code(expected))
    expect(channel.listenerCount()).toBe(0)
  })

  test('rejects with WRONG_NETWORK if the wallet responds without an update of its session', async () => {
    const { channel, clock, asked, request } = setUp()
    channel.answers[switchMethod] = () => null
    const requested = expect(request()).rejects.toEqual(code('WRONG_NETWORK'))
    await clock.advance(5_000)
    await requested
    expect(asked()).toEqual([switchMethod])
  })

  test('sends no request to a wallet that grants neither method, or for another namespace', async () => {
    const other = setUp([])
    await expect(other.request()).rejects.toEqual(code('WRONG_NETWORK'))
    const solana = setUp()
    await expect(solana.request(networkOf('solana', 'x'))).rejects.toEqual(code('WRONG_NETWORK'))
    expect([...other.asked(), ...solana.asked()]).toEqual([])
  })

  test('L1: an abort rejects immediately and ends the request', async () => {
    const { channel, clock, abort, request } = setUp()
    channel.answers[switchMethod] = () => new Promise(() => undefined)
    const requested = expect(request()).rejects.toEqual(code('ABORTED'))
    await settle()
    abort.abort()
    await requested
    expect(channel.asked[0]?.signal?.aborted).toBe(true)
    expect([channel.listenerCount(), clock.timerCount()]).toEqual([0, 0])
  })
})
