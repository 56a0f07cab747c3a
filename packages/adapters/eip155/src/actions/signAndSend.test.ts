import type { Network, TypedData } from '@latchkey/common'
import { startLocalChains, testToken } from '@latchkey/testing/node'
import { recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Chains, connectReal } from '../../test/connectReal.js'
import { bob } from '../../test/scriptedWallet.js'

const code = (value: string) => expect.objectContaining({ code: value })
let chains: Chains
beforeAll(async () => {
  chains = await startLocalChains()
}, 30_000)
afterAll(() => chains?.stop())

const connected = (networks?: readonly Network[]) => connectReal(chains, networks)

/** A node may return the hash before the block is written. */
const receiptOf = (hash: string) => chains.local.request('eth_getTransactionReceipt', [hash])

describe('signing with a real key', () => {
  test.each(['hello', '', '0x1234', 'émoji 🦊\nnew line'])('signs the message %j unchanged', async (message) => {
    const { actions, address } = await connected()
    const signature = await actions.signMessage({ message })
    expect(await recoverMessageAddress({ message, signature })).toBe(address)
  })

  test('signs raw bytes as bytes', async () => {
    const { actions, address } = await connected()
    const signature = await actions.signMessage({ message: { raw: '0x00ff' } })
    expect(await recoverMessageAddress({ message: { raw: '0x00ff' }, signature })).toBe(address)
  })

  test.each([{ raw: '0x0' }, { raw: 'ff' }, {}, null, 5])(
    'rejects %j as INVALID_PARAMS without a request to the wallet',
    async (message) => {
      const { actions, wallet } = await connected()
      await expect(actions.signMessage({ message: message as never })).rejects.toThrow(code('INVALID_PARAMS'))
      expect(wallet.control.requests('personal_sign')).toEqual([])
    },
  )

  const mail: TypedData = {
    domain: {
      name: 'Mail',
      version: '1',
      chainId: 31_337n,
      verifyingContract: '0x7e577e577e577e577e577e577e577e577e577e57',
    },
    types: {
      Mail: [
        { name: 'to', type: 'address' },
        { name: 'amount', type: 'uint256' },
        { name: 'text', type: 'string' },
      ],
    },
    primaryType: 'Mail',
    message: { to: bob, amount: 2n ** 255n, text: 'Hello' },
  }

  test.each(['signTypedData', 'signTypedDataV3'] as const)(
    '%s: typed data with amounts above 2^53 keeps every digit',
    async (name) => {
      const { actions, address } = await connected()
      const signature = await actions[name]?.({ typedData: mail })
      expect(await recoverTypedDataAddress({ ...(mail as object), signature: signature ?? '0x' } as never)).toBe(
        address,
      )
    },
  )

  test('R156: bytes in typed data are signed as bytes', async () => {
    const { actions, address } = await connected()
    const types = { Mail: [{ name: 'body', type: 'bytes' }] }
    const typedData = { ...mail, types, message: { body: Uint8Array.of(1, 2) } }
    const signature = await actions.signTypedData?.({ typedData, signal: new AbortController().signal })
    const signed = { ...typedData, message: { body: '0x0102' }, signature: signature ?? '0x' }
    expect(await recoverTypedDataAddress(signed as never)).toBe(address)
  })

  test.each([
    ['a number', 1],
    ['a bigint', 1n],
    ['decimal text', '1'],
    ['hexadecimal text', '0x1'],
  ])(
    'R156: rejects typed data for another chain, as %s, with WRONG_NETWORK without a request to the wallet',
    async (_, chainId) => {
      const { actions, wallet } = await connected()
      const typedData = { ...mail, domain: { ...mail.domain, chainId } }
      for (const name of ['signTypedData', 'signTypedDataV3'] as const) {
        await expect(actions[name]?.({ typedData })).rejects.toThrow(code('WRONG_NETWORK'))
      }
      expect(wallet.control.requests().filter(({ method }) => method.startsWith('eth_sign'))).toEqual([])
    },
  )

  test('R158: typed data keeps its lists on a page whose library adds toJSON to lists', async () => {
    const { actions, address } = await connected()
    Object.defineProperty(Array.prototype, 'toJSON', { value: () => '[]', configurable: true })
    try {
      const signature = await actions.signTypedData?.({ typedData: mail })
      expect(await recoverTypedDataAddress({ ...(mail as object), signature: signature ?? '0x' } as never)).toBe(
        address,
      )
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON')
    }
  })

  test('R156: rejects invalid typed data with INVALID_PARAMS without a request to the wallet', async () => {
    const { actions, wallet } = await connected()
    const round: Record<string, unknown> = {}
    round.round = round
    for (const wrong of [
      null,
      {},
      { ...mail, primaryType: 'Post' },
      { ...mail, primaryType: 'toString' },
      { ...mail, message: round },
      { ...mail, message: { f: () => 1 } },
      { ...mail, message: { n: Number.NaN } },
      { ...mail, message: { at: new Date(0) } },
      { ...mail, message: { amounts: new Map([['a', 1n]]) } },
      ...['__proto__', 'constructor', 'prototype'].map((name) => ({
        ...mail,
        message: JSON.parse(`{"contents":"Hello","${name}":{"amount":"1"}}`),
      })),
      { ...mail, domain: { ...mail.domain, chainId: 'mainnet' } },
    ]) {
      await expect(actions.signTypedData?.({ typedData: wrong as never })).rejects.toThrow(code('INVALID_PARAMS'))
    }
    expect(wallet.control.requests('eth_signTypedData_v4')).toEqual([])
  })
})

describe('sending on a real chain', () => {
  test('a transfer is mined', async () => {
    const { actions } = await connected()
    const before = await chains.local.getBalance(bob)
    const hash = await actions.sendTransaction({ to: bob, value: 12_345n })
    await expect.poll(() => receiptOf(hash)).toMatchObject({ status: '0x1' })
    expect(await chains.local.getBalance(bob)).toBe(before + 12_345n)
  })

  test('estimates gas on the network, or in the wallet if the app does not have the network', async () => {
    const { actions, wallet } = await connected()
    expect(await actions.estimateGas?.({ to: bob, value: 1n })).toBe(21_000n)
    expect(wallet.control.requests('eth_estimateGas')).toEqual([])
    const other = await connected([])
    expect(await other.actions.estimateGas?.({ to: bob, value: 1n })).toBe(21_000n)
    expect(other.wallet.control.requests('eth_estimateGas')).toHaveLength(1)
  })

  test('a contract call encoded by its ABI is mined', async () => {
    const { actions, address } = await connected()
    const call = { contractAddress: chains.local.tokenAddress, abi: testToken.abi } as const
    const hash = await actions.writeContract?.({ ...call, functionName: 'mint', args: [address, 777n] })
    await expect
      .poll(() => receiptOf(hash ?? ''))
      .toMatchObject({
        status: '0x1',
        to: chains.local.tokenAddress,
      })
    const data = `0x70a08231${address.slice(2).toLowerCase().padStart(64, '0')}`
    expect(
      BigInt(String(await chains.local.request('eth_call', [{ to: call.contractAddress, data }, 'latest']))),
    ).toBeGreaterThanOrEqual(777n)
  })

  test('rejects a call that does not match its ABI with INVALID_PARAMS, and sends nothing', async () => {
    const { actions, wallet } = await connected()
    const call = { contractAddress: chains.local.tokenAddress, abi: testToken.abi } as const
    await expect(actions.writeContract?.({ ...call, functionName: 'missing' })).rejects.toThrow(code('INVALID_PARAMS'))
    await expect(actions.writeContract?.({ ...call, functionName: 'mint', args: ['nobody', 1n] })).rejects.toThrow(
      code('INVALID_PARAMS'),
    )
    expect(wallet.control.requests('eth_sendTransaction')).toEqual([])
  })
})

describe('balance and identity', () => {
  test('returns the chain’s balance', async () => {
    const { adapter } = await connected()
    const who = '0x00000000000000000000000000000000000a11ce'
    await chains.second.setBalance(who, 10n ** 30n + 1n)
    expect(await adapter.getBalance({ address: who, network: chains.second.network })).toEqual({
      value: 10n ** 30n + 1n,
      decimals: 18,
      symbol: 'SEC',
    })
  })

  test('reads primary name and avatar from mainnet', async () => {
    const { adapter, address } = await connected([chains.local.network, chains.mainnet.network])
    const identity = await adapter.getIdentity?.({ address })
    expect(identity?.name).toBe('margot.eth')
    expect(identity?.avatar).toMatch(/^data:image\/png;base64,/)
    expect(await adapter.getIdentity?.({ address: chains.accounts[1]?.address ?? '' })).toEqual({ name: 'ines.eth' })
    expect(await adapter.getIdentity?.({ address: chains.accounts[2]?.address ?? '' })).toEqual({})
  })

  test('returns no name and sends no request without mainnet', async () => {
    const { adapter, address } = await connected([chains.local.network])
    expect(await adapter.getIdentity?.({ address })).toEqual({})
  })

  test('does not return a name that the address does not own', async () => {
    const [, , , imposter] = chains.accounts
    await chains.names.claimName(imposter?.address ?? '', 'margot.eth')
    const { adapter } = await connected([chains.mainnet.network])
    expect(await adapter.getIdentity?.({ address: imposter?.address ?? '' })).toEqual({})
  })

  test.each([
    ['a name that is not normalised', 'Margot.eth', undefined],
    ['a Cyrillic letter among Latin letters', 'mаrgot.eth', undefined],
    ['a direction override', 'a\u202eb.eth', undefined],
    ['a name in another script', 'मार्गो.eth', 'मार्गो.eth'],
    ['an emoji', '🦊.eth', '🦊.eth'],
  ])('R50: returns only normalized names: %s', async (_, name, shown) => {
    const [, , , , someone] = chains.accounts
    await chains.names.setName(someone?.address ?? '', name)
    const { adapter } = await connected([chains.mainnet.network])
    expect((await adapter.getIdentity?.({ address: someone?.address ?? '' }))?.name).toBe(shown)
  })

  test.each([
    'data:text/html,<script>1</script>',
    'data:image/svg+xml,<svg/>',
    'ipfs://Qm',
    'http://tracker.example/a.png',
    'javascript:alert(1)',
    'eip155:1/erc721:0x1/1',
    '',
  ])('R53: returns the name without the avatar %j', async (avatar) => {
    const [, , , , , someone] = chains.accounts
    await chains.names.setName(someone?.address ?? '', 'someone.eth', { avatar })
    const { adapter } = await connected([chains.mainnet.network])
    expect(await adapter.getIdentity?.({ address: someone?.address ?? '' })).toEqual({ name: 'someone.eth' })
  })

  test('an unreachable node rejects with a typed error', async () => {
    const { adapter, address } = await connected([
      { ...chains.mainnet.network, rpcUrls: { default: { http: ['http://127.0.0.1:1'] } } },
    ])
    await expect(adapter.getIdentity?.({ address })).rejects.toThrow(code('RPC_FAILED'))
  })
})
