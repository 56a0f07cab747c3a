import { startLocalChains, testToken } from '@latchkey/testing/node'
import { type Abi, encodeErrorResult, parseEventLogs, recoverTypedDataAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Chains, connectReal } from '../../test/connectReal.js'
import { bob } from '../../test/scriptedWallet.js'

const code = (value: string) => expect.objectContaining({ code: value })
let chains: Chains
beforeAll(async () => {
  chains = await startLocalChains()
}, 30_000)
afterAll(() => chains?.stop())

const token = () => ({ address: chains.local.tokenAddress, abi: testToken.abi })

describe('contracts on a real chain', () => {
  test('R279 R280: sends a call, waits for its receipt and reads the contract, with viem’s parameter names', async () => {
    const { actions, address, wallet } = await connectReal(chains)
    const balanceOf = { ...token(), functionName: 'balanceOf', args: [address] }
    const before = await actions.readContract?.<bigint>(balanceOf)
    const hash = await actions.writeContract?.({
      ...token(),
      account: address,
      functionName: 'mint',
      args: [address, 777n],
    })
    const receipt = await actions.waitForReceipt?.({ hash: hash ?? '0x' })
    expect(receipt).toMatchObject({
      status: 'success',
      transactionHash: hash,
      from: address,
      contractAddress: undefined,
    })
    expect(receipt?.to?.toLowerCase()).toBe(chains.local.tokenAddress.toLowerCase())
    expect(typeof receipt?.blockNumber).toBe('bigint')
    expect(await actions.readContract?.(balanceOf)).toBe((before ?? 0n) + 777n)
    expect(await actions.readContract?.({ ...balanceOf, blockNumber: (receipt?.blockNumber ?? 0n) - 1n })).toBe(before)
    // Reads go to the network, not to the wallet.
    expect(wallet.control.requests('eth_call')).toEqual([])
    expect(wallet.control.requests('eth_getTransactionReceipt')).toEqual([])
    // viem parses the logs unchanged.
    const logs = (receipt?.logs ?? []).map((log) => ({ ...log, topics: [...log.topics] }))
    const [transfer] = parseEventLogs({ abi: testToken.abi as Abi, logs: logs as never })
    expect(transfer).toMatchObject({ eventName: 'Transfer', args: { to: address, value: 777n } })
  })

  test('R280: reads through the wallet on a network that the app does not have', async () => {
    const { actions, address, wallet } = await connectReal(chains, [])
    expect(typeof (await actions.readContract?.({ ...token(), functionName: 'balanceOf', args: [address] }))).toBe(
      'bigint',
    )
    expect(wallet.control.requests('eth_call')).toHaveLength(1)
    await expect(
      actions.readContract?.({ ...token(), functionName: 'balanceOf', args: [address], chainId: 424_242 }),
    ).rejects.toThrow(code('NETWORK_NOT_FOUND'))
  })

  test('R280: rejects with typed errors for a call that does not match the ABI, a missing contract and a revert', async () => {
    const { actions, address } = await connectReal(chains)
    const read = (change: object) =>
      actions.readContract?.({ ...token(), functionName: 'balanceOf', args: [address], ...change })
    await expect(read({ functionName: 'missing' })).rejects.toThrow(code('INVALID_PARAMS'))
    await expect(read({ args: ['nobody'] })).rejects.toThrow(code('INVALID_PARAMS'))
    await expect(read({ address: 'nowhere' })).rejects.toThrow(code('INVALID_PARAMS'))
    await expect(read({ address: bob })).rejects.toThrow(
      expect.objectContaining({ code: 'RPC_BAD_RESPONSE', details: expect.stringContaining('no such contract') }),
    )
    await expect(
      actions.readContract?.({ ...token(), functionName: 'transfer', args: [bob, 2n ** 255n] }),
    ).rejects.toThrow(code('CALL_REVERTED'))
  })

  const abi = [
    { type: 'function', name: 'read', inputs: [], outputs: [{ type: 'uint256' }], stateMutability: 'view' },
    {
      type: 'error',
      name: 'TooMuch',
      inputs: [
        { name: 'asked', type: 'uint256' },
        { name: 'who', type: 'address' },
      ],
    },
  ] as const
  const panic = { type: 'error', name: 'Panic', inputs: [{ name: 'code', type: 'uint256' }] } as const
  const text = { type: 'error', name: 'Error', inputs: [{ name: 'reason', type: 'string' }] } as const

  test.each([
    ['a text', encodeErrorResult({ abi: [text], args: ['Not\u202e the owner'] }), 'read reverted: Not the owner'],
    ['a panic', encodeErrorResult({ abi: [panic], args: [17n] }), 'read reverted: Panic(17)'],
    [
      'a custom error of the ABI',
      encodeErrorResult({ abi, errorName: 'TooMuch', args: [5n, bob] }),
      `read reverted: TooMuch(5, ${bob})`,
    ],
    ['an unknown error', '0x77209fe8', 'read reverted: unknown error 0x77209fe8'],
    ['no reason', '0x', 'read reverted: execution reverted'],
  ] as const)('says why a call reverts: %s', async (_, data, details) => {
    const reverting = `0x${'e1'.repeat(20)}`
    // Copies the data behind the code to memory, and reverts with it.
    const size = ((data.length - 2) / 2).toString(16).padStart(4, '0')
    await chains.local.request('anvil_setCode', [reverting, `0x61${size}600e60003961${size}6000fd${data.slice(2)}`])
    for (const networks of [undefined, []]) {
      const { actions } = await connectReal(chains, networks)
      const reading = actions.readContract?.({ contractAddress: reverting, abi, functionName: 'read' })
      await expect(reading).rejects.toMatchObject({ code: 'CALL_REVERTED', details: expect.stringContaining(details) })
    }
  })

  test('R280: waits for a receipt until the transaction is in a block, with the requested confirmations', async () => {
    const { actions } = await connectReal(chains)
    await chains.local.request('evm_setAutomine', [false])
    try {
      const hash = await actions.sendTransaction({ to: bob, value: 1n })
      const receipt = actions.waitForReceipt?.({ hash, confirmations: 2 })
      let isDone = false
      void receipt?.then(() => {
        isDone = true
      })
      await chains.local.request('evm_mine', [])
      await expect(actions.waitForReceipt?.({ hash })).resolves.toMatchObject({ status: 'success' })
      expect(isDone).toBe(false)
      await chains.local.request('evm_mine', [])
      await expect(receipt).resolves.toMatchObject({ status: 'success', to: bob })
    } finally {
      await chains.local.request('evm_setAutomine', [true])
    }
  })

  test.each([
    ['repriced', { value: 1n }],
    ['cancelled', { value: 0n }],
    ['replaced', { value: 2n }],
  ] as const)(
    'R280: returns the receipt of the transaction that replaced a pending one: %s',
    async (replaced, { value }) => {
      let lookups = 0
      const fetch: typeof globalThis.fetch = async (url, init) => {
        const response = await globalThis.fetch(url, init)
        if (String(init?.body).includes('eth_getTransactionByHash')) lookups++
        return response
      }
      const { actions, address } = await connectReal(chains, undefined, undefined, { fetch })
      const { request } = chains.local
      await request('evm_setAutomine', [false])
      try {
        const nonce = Number(await request('eth_getTransactionCount', [address, 'latest']))
        const fees = (gwei: bigint) => ({ maxFeePerGas: gwei * 10n ** 9n, maxPriorityFeePerGas: gwei * 10n ** 9n })
        const hash = await actions.sendTransaction({ to: bob, value: 1n, nonce, ...fees(10n) })
        const receipt = actions.waitForReceipt?.({ hash })
        await expect.poll(() => lookups).toBeGreaterThan(0)
        const to = replaced === 'cancelled' ? address : bob
        const next = await actions.sendTransaction({ to, value, nonce, ...fees(50n) })
        await request('evm_mine', [])
        await request('evm_mine', [])
        await expect(receipt).resolves.toMatchObject({ status: 'success', transactionHash: next, replaced })
      } finally {
        await request('evm_setAutomine', [true])
      }
    },
  )

  test('R280: rejects with typed errors after a timeout or an abort, and for an invalid hash', async () => {
    const { actions } = await connectReal(chains)
    const hash = `0x${'ab'.repeat(32)}` as const
    await expect(actions.waitForReceipt?.({ hash, timeout: 0 })).rejects.toThrow(code('RECEIPT_TIMEOUT'))
    const controller = new AbortController()
    const waiting = actions.waitForReceipt?.({ hash, signal: controller.signal })
    controller.abort()
    await expect(waiting).rejects.toThrow(code('ABORTED'))
    for (const bad of [{ hash: '0x12' }, { timeout: Number.NaN }, { timeout: -1 }, { confirmations: 0.5 }])
      await expect(actions.waitForReceipt?.({ hash, ...(bad as object) })).rejects.toThrow(code('INVALID_PARAMS'))
  })

  test('R279: accepts typed data as viem does', async () => {
    const { actions, address } = await connectReal(chains)
    const data = {
      domain: { name: 'Mail', chainId: 31_337 },
      types: { Mail: [{ name: 'to', type: 'address' }] },
      primaryType: 'Mail',
      message: { to: bob },
    } as const
    const signature = await actions.signTypedData?.({ ...data, account: address })
    expect(await recoverTypedDataAddress({ ...data, signature: signature ?? '0x' })).toBe(address)
    await expect(actions.signMessage({ message: 'a', account: bob })).rejects.toThrow(code('ACCOUNT_CHANGED'))
  })
})
