import { settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { connectWith } from '../../test/connectWith.js'
import { createNetwork } from '../../test/createNetwork.js'
import { createScriptedWallet, walletError } from '../../test/scriptedWallet.js'

const code = (value: string) => expect.objectContaining({ code: value })
const network = { ...createNetwork(10, ['https://relay.example/v1'], 'OP Mainnet') }
const switches = ({ methods }: { methods(): readonly string[] }) =>
  methods().filter((method) => method.startsWith('wallet_switch') || method.startsWith('wallet_add'))

/** Creates a wallet that does not know the chain until it is added. */
function unaware(refusal: () => unknown, change: Parameters<typeof createScriptedWallet>[0] = {}) {
  let isKnown = false
  const wallet = createScriptedWallet({
    wallet_switchEthereumChain: () => {
      if (!isKnown) throw refusal()
      wallet.chainId = '0xa'
      return null
    },
    wallet_addEthereumChain: () => {
      isKnown = true
      return null
    },
    ...change,
  })
  return wallet
}

test('resolves once the wallet reports the chain', async () => {
  const { wallet, clock, session, events } = await connectWith(
    createScriptedWallet({ wallet_switchEthereumChain: () => null }),
  )
  let isDone = false
  const done = session.switchNetwork?.(network).then(() => {
    isDone = true
  })
  await settle(clock)
  await clock.advance(200)
  expect(isDone).toBe(false)
  wallet.chainId = '0xa'
  await clock.advance(500)
  await done
  expect(session.networkId).toBe('eip155:10')
  expect(events).toEqual([{ type: 'networkChanged', networkId: 'eip155:10' }])
})

test('rejects with WRONG_NETWORK if the wallet approves without switching', async () => {
  const { clock, session } = await connectWith(createScriptedWallet({ wallet_switchEthereumChain: () => null }))
  const done = expect(session.switchNetwork?.(network)).rejects.toThrow(code('WRONG_NETWORK'))
  await settle(clock)
  await clock.advance(10_000)
  await done
  expect(session.networkId).toBe('eip155:1')
})

describe('a failed read of the chain after the wallet approved', () => {
  const failures: readonly [string, () => unknown][] = [
    ['-32603', () => walletError(-32603, 'internal error')],
    ['-32005', () => walletError(-32005, 'rate limit')],
    ['4100', () => walletError(4100)],
    ['4900', () => walletError(4900, 'disconnected')],
    ['4901', () => walletError(4901, 'chain disconnected')],
    ['"Lost connection"', () => new Error('MetaMask: Lost connection to MetaMask Background')],
  ]

  /** Connects a wallet whose first reads after a switch fail. */
  async function connectFailing(failure: () => unknown, reads: number) {
    let left = 0
    const wallet = createScriptedWallet({
      wallet_switchEthereumChain: () => {
        left = reads
        wallet.chainId = '0xa'
        return null
      },
      eth_chainId: () => {
        if (left-- > 0) throw failure()
        return wallet.chainId
      },
    })
    return connectWith(wallet)
  }

  test.each(failures)('is repeated: %s', async (_, failure) => {
    const { clock, session } = await connectFailing(failure, 3)
    const done = session.switchNetwork?.(network)
    await settle(clock)
    await clock.advance(500)
    await done
    expect(session.networkId).toBe('eip155:10')
  })

  test('rejects with the failure if every read fails, and leaves no timer', async () => {
    const { clock, session } = await connectFailing(() => walletError(-32603, 'internal error'), 100)
    const done = expect(session.switchNetwork?.(network)).rejects.toThrow(code('WALLET_FAILED'))
    await settle(clock)
    await clock.advance(10_000)
    await done
    expect(clock.timerCount()).toBe(0)
  })

  test('ends when the session ends', async () => {
    const { clock, session } = await connectFailing(() => walletError(-32603, 'internal error'), 100)
    const done = expect(session.switchNetwork?.(network)).rejects.toThrow(code('NOT_CONNECTED'))
    await settle(clock)
    session.detach()
    await clock.advance(200)
    await done
  })

  test('sends the switch request after the wallet added the chain', async () => {
    const wallet = unaware(() => walletError(4902), {
      eth_chainId: () => {
        if (switches(wallet).length === 2) throw walletError(-32603, 'internal error')
        return wallet.chainId
      },
    })
    const { session } = await connectWith(wallet)
    await session.switchNetwork?.(network)
    expect(switches(wallet)).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ])
  })
})

describe('R38, R149: adds an unknown chain with its public RPC URLs', () => {
  test.each([
    ['4902', () => walletError(4902)],
    ['5000', () => walletError(5000)],
    ['32603', () => walletError(32603)],
    ['-32603', () => walletError(-32603)],
    ['4902 inside data.originalError', () => walletError(-32603, 'x', { originalError: { code: 4902 } })],
    ['4902 as text', () => ({ code: '4902' })],
    [
      '4001 with the reason in its message',
      () => walletError(4001, '8546: wallet_switchEthereumChain: provided network 0x7a69 not supported'),
    ],
    ['4001 with "Unrecognized chain ID"', () => walletError(4001, 'Unrecognized chain ID "0xa".')],
  ])('after %s', async (_, refusal) => {
    const { wallet, session } = await connectWith(unaware(refusal))
    await session.switchNetwork?.({
      ...network,
      rpcUrls: { default: { http: ['https://rpc.example/key'] }, chainDefault: { http: ['https://op.example'] } },
      blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
      assets: { imageUrl: 'https://images.example/op.png' },
    })
    expect(session.networkId).toBe('eip155:10')
    expect(wallet.calls).toContainEqual({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId: '0xa',
          chainName: 'OP Mainnet',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: ['https://op.example'],
          blockExplorerUrls: ['https://explorer.example'],
          iconUrls: ['https://images.example/op.png'],
        },
      ],
    })
  })

  test('sends no second switch request to a wallet that switches while adding', async () => {
    const wallet = unaware(() => walletError(4902), {
      wallet_addEthereumChain: () => {
        wallet.chainId = '0xa'
        return null
      },
    })
    const { session } = await connectWith(wallet)
    await session.switchNetwork?.(network)
    expect(switches(wallet)).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
  })

  test.each([4001, -32602, -32601, -32603])(
    'shows "Chain is not supported" if adding fails with %i, and sends no further request',
    async (reason) => {
      const wallet = unaware(() => walletError(4902), {
        wallet_addEthereumChain: () => {
          throw walletError(reason)
        },
      })
      const { session } = await connectWith(wallet)
      await expect(session.switchNetwork?.(network)).rejects.toThrow('Chain is not supported')
      expect(switches(wallet)).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
      expect(session.networkId).toBe('eip155:1')
    },
  )

  test.each([
    [4001, 'USER_REJECTED'],
    [-32601, 'METHOD_NOT_SUPPORTED'],
    [-32002, 'REQUEST_PENDING'],
    [-32000, 'WALLET_FAILED'],
  ])('does not add the chain after %i: %s', async (reason, expected) => {
    const { wallet, session } = await connectWith(unaware(() => walletError(reason)))
    await expect(session.switchNetwork?.(network)).rejects.toThrow(code(expected))
    expect(switches(wallet)).toEqual(['wallet_switchEthereumChain'])
  })

  test('treats a rejection wrapped in -32603 as a rejection', async () => {
    const { wallet, session } = await connectWith(unaware(() => walletError(-32603, 'User rejected the request.')))
    await expect(session.switchNetwork?.(network)).rejects.toThrow(code('USER_REJECTED'))
    expect(switches(wallet)).toEqual(['wallet_switchEthereumChain'])
  })
})

test('FI18: two concurrent switches send one request', async () => {
  let approve: () => void = () => undefined
  const wallet = createScriptedWallet({
    wallet_switchEthereumChain: () =>
      new Promise((resolve) => {
        approve = () => {
          wallet.chainId = '0xa'
          resolve(null)
        }
      }),
  })
  const { clock, session } = await connectWith(wallet)
  const both = Promise.all([session.switchNetwork?.(network), session.switchNetwork?.(network)])
  await settle(clock)
  approve()
  await both
  expect(switches(wallet)).toEqual(['wallet_switchEthereumChain'])
})

test('an abort rejects immediately', async () => {
  const { clock, session } = await connectWith(
    createScriptedWallet({ wallet_switchEthereumChain: () => new Promise(() => undefined) }),
  )
  const end = new AbortController()
  const done = expect(session.switchNetwork?.(network, { signal: end.signal })).rejects.toThrow(code('ABORTED'))
  await settle(clock)
  end.abort()
  await done
})

test('rejects a network of another namespace with INVALID_PARAMS without a request to the wallet', async () => {
  const { wallet, session } = await connectWith()
  for (const other of [
    { ...network, chainNamespace: 'solana' as const },
    { ...network, id: 'mainnet' },
  ]) {
    await expect(session.switchNetwork?.(other)).rejects.toThrow(code('INVALID_PARAMS'))
  }
  expect(switches(wallet)).toEqual([])
})
