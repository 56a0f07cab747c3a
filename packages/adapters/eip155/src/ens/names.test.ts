import { sendJson } from '@latchkey/testing/node'
import type { Hex } from 'viem'
import { encodeAbiParameters, getAddress, parseAbiParameters } from 'viem/utils'
import { afterAll, describe, expect, test } from 'vitest'
import { answerAs } from '../../test/behave.js'
import { adapterFor, endRpc, servers } from '../../test/rpcSetUp.js'
import { alice } from '../../test/scriptedWallet.js'
import { addressCall, avatarCall, reverseCall } from './universalResolver.js'

afterAll(endRpc)

const nobody = `0x${'0'.repeat(40)}` as const
const revert = { error: { code: 3, message: 'execution reverted', data: '0x77209fe8' } }

const reverseAnswer = (name: string) =>
  encodeAbiParameters(parseAbiParameters('string, address, address'), [name, nobody, nobody])
const avatarAnswer = (avatar: string) =>
  encodeAbiParameters(parseAbiParameters('bytes, address'), [
    encodeAbiParameters(parseAbiParameters('string'), [avatar]),
    nobody,
  ])

/** Creates an adapter whose resolver has these responses and reverts for all other calls. */
async function resolverWith(answers: Readonly<Record<Hex, unknown>>, chainId = 1, failure: object = revert) {
  const [server] = await servers((calls, response, body) => {
    const replies = calls.map((call) => {
      if (call.method !== 'eth_call') return answerAs(chainId)(call)
      const [{ data }] = call.params as [{ data: Hex }]
      const result = answers[data]
      return { jsonrpc: '2.0', id: call.id, ...(result === undefined ? failure : { result }) }
    })
    sendJson(response, Array.isArray(body) ? replies : replies[0])
  })
  return { adapter: adapterFor([server?.url ?? ''], {}, chainId).adapter, server }
}

/** Reads the identity of alice. */
async function identityOf(answers: Readonly<Record<Hex, unknown>>, chainId = 1) {
  const { adapter, server } = await resolverWith(answers, chainId)
  return { identity: await adapter.getIdentity?.({ address: alice, signal: undefined }), server }
}

const named = (name: string) => ({ [reverseCall(alice)]: reverseAnswer(name) })
const withAvatar = (name: string, avatar: string) => ({
  ...named(name),
  [avatarCall(name) ?? '']: avatarAnswer(avatar),
})

describe('the ENS name and picture of an address', () => {
  test('returns a name with its picture', async () => {
    const picture = 'https://pictures.example/alice.png'
    const { identity } = await identityOf(withAvatar('alice.eth', picture))
    expect(identity).toEqual({ name: 'alice.eth', avatar: picture })
  })

  test('returns a non-ASCII name in normalized form', async () => {
    const { identity } = await identityOf(named('álice🚀.eth'))
    expect(identity).toEqual({ name: 'álice🚀.eth' })
  })

  test.each(['javascript:alert(1)', 'eip155:1/erc721:0x0/1', ''])('does not return the picture %j', async (avatar) => {
    expect((await identityOf(withAvatar('alice.eth', avatar))).identity).toEqual({ name: 'alice.eth' })
  })

  test('returns no name if the resolver reverts, and sends no further request', async () => {
    const { identity, server } = await identityOf({})
    expect(identity).toEqual({})
    expect(server?.count('eth_call')).toBe(1)
  })

  test.each(['Alice.eth', 'аlice.eth‮', 'a..eth', `${'a'.repeat(300)}.eth`, '', 'а\u200dlice.eth'])(
    'R34: rejects %j as a name',
    async (name) => {
      expect((await identityOf(named(name))).identity).toEqual({})
    },
  )

  test.each(['0x', '0x00', `0x${'ff'.repeat(64)}`, 'text', 5, null, {}])(
    'R34: returns no name if the resolver returns %j',
    async (answer) => {
      const { identity } = await identityOf({ [reverseCall(alice)]: answer }).catch(() => ({ identity: {} }))
      expect(identity).toEqual({})
    },
  )

  test('sends no request without mainnet', async () => {
    const { identity, server } = await identityOf(named('alice.eth'), 10)
    expect(identity).toEqual({})
    expect(server?.requests).toEqual([])
  })
})

const addressAnswer = (address: Hex) =>
  encodeAbiParameters(parseAbiParameters('bytes, address'), [
    encodeAbiParameters(parseAbiParameters('address'), [address]),
    nobody,
  ])
const resolving = (name: string, address: Hex) => ({ [addressCall(name) ?? '']: addressAnswer(address) })

describe('the address of an ENS name', () => {
  test('returns the address with its checksum, and the name in normalized form', async () => {
    for (const [typed, name] of [
      ['alice.eth', 'alice.eth'],
      ['Alice.ETH', 'alice.eth'],
      ['Álice🚀.eth', 'álice🚀.eth'],
    ] as const) {
      const { adapter } = await resolverWith(resolving(name, alice))
      expect(await adapter.resolveName?.(typed)).toEqual({ name, address: getAddress(alice) })
    }
  })

  test.each([
    '',
    'alice',
    alice,
    '.eth',
    'a..eth',
    'ab--c.eth',
    'аlice.eth‮',
    `${'a'.repeat(300)}.eth`,
    'а\u200dlice.eth',
  ])('does not resolve %j, and sends no request', async (text) => {
    const { adapter, server } = await resolverWith({})
    expect(await adapter.resolveName?.(text)).toBeUndefined()
    expect(server?.count('eth_call')).toBe(0)
  })

  test('returns nothing for a name without an address, and for one whose resolver needs an off-chain server', async () => {
    const unset = await resolverWith(resolving('alice.eth', nobody))
    expect(await unset.adapter.resolveName?.('alice.eth')).toBeUndefined()
    const unknown = await resolverWith({})
    expect(await unknown.adapter.resolveName?.('alice.eth')).toBeUndefined()
    const offChain = { error: { code: 3, message: 'execution reverted', data: '0x556f1830' } }
    const { adapter, server } = await resolverWith({}, 1, offChain)
    expect(await adapter.resolveName?.('alice.cb.id')).toBeUndefined()
    expect(server?.count('eth_call')).toBe(1)
  })

  test.each(['0x', '0x00', `0x${'ff'.repeat(64)}`, 'text', 5, null, {}])(
    'returns no address if the resolver returns %j',
    async (answer) => {
      const { adapter } = await resolverWith({ [addressCall('alice.eth') ?? '']: answer })
      expect(await adapter.resolveName?.('alice.eth').catch(() => undefined)).toBeUndefined()
    },
  )

  test('rejects if the network cannot be read or the request is aborted, and sends no request without mainnet', async () => {
    const broken = await resolverWith({}, 1, { error: { code: -32_000, message: 'no state' } })
    await expect(broken.adapter.resolveName?.('alice.eth')).rejects.toMatchObject({ code: 'RPC_FAILED' })
    const { adapter } = await resolverWith(resolving('alice.eth', alice))
    const signal = AbortSignal.abort()
    await expect(adapter.resolveName?.('alice.eth', { signal })).rejects.toMatchObject({ code: 'ABORTED' })
    const elsewhere = await resolverWith(resolving('alice.eth', alice), 10)
    expect(await elsewhere.adapter.resolveName?.('alice.eth')).toBeUndefined()
    expect(elsewhere.server?.requests).toEqual([])
  })
})
