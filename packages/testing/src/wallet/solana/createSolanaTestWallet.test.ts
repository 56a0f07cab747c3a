import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalSolana, startLocalSolana } from '../../chains/solana/startLocalSolana.js'
import { createSolanaTestWallet } from './createSolanaTestWallet.js'
import type { SolanaTestWalletOptions } from './solanaTestWalletOptions.js'

let solana: LocalSolana
beforeAll(async () => {
  solana = await startLocalSolana()
})
afterAll(() => solana?.stop())

type Call = (...inputs: readonly unknown[]) => Promise<unknown>

function create(change: Partial<SolanaTestWalletOptions> = {}) {
  const wallet = createSolanaTestWallet({
    name: 'Foxglove',
    origin: 'https://app.example',
    chains: solana.all.map(({ network, rpcUrl }) => ({ chain: network.caipNetworkId, name: network.name, rpcUrl })),
    ...change,
  })
  const call = (feature: string, name: string): Call => {
    const method: unknown = Reflect.get(wallet.provider.features[feature] ?? {}, name)
    if (typeof method !== 'function') throw new Error(`The wallet has no ${feature}`)
    return async (...inputs) => method(...inputs)
  }
  return {
    wallet,
    control: wallet.control,
    connect: call('standard:connect', 'connect'),
    disconnect: call('standard:disconnect', 'disconnect'),
    sign: (message: string) => {
      const account = wallet.provider.accounts[0]
      return call('solana:signMessage', 'signMessage')({ account, message: new TextEncoder().encode(message) })
    },
    call,
  }
}

/** Returns the outcome of a promise: the number of accounts, or the message of its error. */
async function outcome(promise: Promise<unknown>): Promise<unknown> {
  try {
    const answer = await promise
    const accounts: unknown = Reflect.get(Object(answer), 'accounts')
    return Array.isArray(accounts) ? accounts.length : answer
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

async function transferOf(from: string, to: string): Promise<Uint8Array> {
  const { blockhash } = await new Connection(solana.rpcUrl, 'confirmed').getLatestBlockhash()
  const transaction = new Transaction()
  transaction.feePayer = new PublicKey(from)
  transaction.recentBlockhash = blockhash
  const [fromPubkey, toPubkey] = [new PublicKey(from), new PublicKey(to)]
  transaction.add(SystemProgram.transfer({ fromPubkey, toPubkey, lamports: 1_500_000_000 }))
  return Uint8Array.from(transaction.serialize({ requireAllSignatures: false }))
}

describe('connecting', () => {
  test('shares the selected account; a silent request returns only accounts shared before', async () => {
    const { connect, disconnect, wallet } = create()
    expect(await outcome(connect({ silent: true }))).toBe(0)
    expect(await outcome(connect())).toBe(1)
    expect(await outcome(connect({ silent: true }))).toBe(1)
    expect(wallet.provider.accounts[0]).toMatchObject({ address: wallet.addresses[0], label: 'Account 1' })
    await disconnect()
    expect(wallet.provider.accounts).toEqual([])
    expect(await outcome(connect({ silent: true }))).toBe(0)
  })

  test('notifies listeners of accounts until they are removed', async () => {
    const { connect, wallet, control } = create()
    await connect()
    const changes: unknown[] = []
    const on: unknown = Reflect.get(wallet.provider.features['standard:events'] ?? {}, 'on')
    const stop: unknown = typeof on === 'function' && on('change', (change: unknown) => changes.push(change))
    control.shareAccounts([0, 1])
    control.selectAccount(1)
    control.lock()
    if (typeof stop === 'function') stop()
    control.unlock()
    const addresses = changes.map((change) =>
      Reflect.get(Object(change), 'accounts').map(({ address }: { readonly address: string }) => address),
    )
    const [first, second] = wallet.addresses
    expect(addresses).toEqual([[first, second], [second, first], []])
    expect(control.listenerCount()).toBe(0)
  })

  test.each([
    ['wait', 0, 'waits'],
    ['blank', 0, 0],
    ['throw', 'The wallet is locked.', 'The wallet is locked.'],
    ['show', 1, 1],
  ] as const)('locked with %s: a silent request gives %s, a prompt gives %s', async (mode, silently, asked) => {
    const { connect, control } = create()
    await connect()
    control.lock(mode)
    expect(await outcome(connect({ silent: true }))).toBe(silently)
    const connecting = outcome(connect())
    if (asked !== 'waits') return expect(await connecting).toBe(asked)
    control.unlock()
    expect(await connecting).toBe(1)
  })

  test('shared accounts persist across a reload for the page they were shared with', async () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (k: string, v: string) => kept.set(k, v),
    }
    await create({ storage }).connect()
    expect(create({ storage }).wallet.provider.accounts).toHaveLength(1)
    expect(create({ storage, origin: 'https://other.example' }).wallet.provider.accounts).toEqual([])
  })
})

describe('signing', () => {
  test('signs messages with Ed25519, and returns the message if it changed it', async () => {
    const { connect, sign, wallet } = create()
    await connect()
    const [output] = (await sign('hello')) as readonly { readonly signature: Uint8Array }[]
    const key = base58.decode(wallet.addresses[0] ?? '')
    expect(ed25519.verify(output?.signature ?? '', new TextEncoder().encode('hello'), key)).toBe(true)

    const odd = create({ quirks: { wrapsMessages: true } })
    await odd.connect()
    const [changed] = (await odd.sign('hello')) as readonly Readonly<
      Record<'signedMessage' | 'signature', Uint8Array>
    >[]
    const envelope = Buffer.concat([Buffer.from([0xff]), Buffer.from('solana offchain\0\x01\x05\0hello')])
    expect(Buffer.from(changed?.signedMessage ?? [])).toEqual(envelope)
    expect(ed25519.verify(changed?.signature ?? '', envelope, key)).toBe(true)
  })

  test('rejects accounts that were not shared, unknown chains and versions, and invalid transactions', async () => {
    const { connect, call, wallet } = create({ transactionVersions: [0] })
    await connect()
    const [account] = wallet.provider.accounts
    const [from = '', to = ''] = wallet.addresses
    const sign = call('solana:signTransaction', 'signTransaction')
    const transaction = await transferOf(from, to)
    expect(await outcome(sign({ account: { address: to }, transaction }))).toMatch(/version|authorized/)
    expect(await outcome(sign({ account, transaction }))).toBe('Transactions of version legacy are not supported.')
    expect(await outcome(sign({ account, transaction, chain: 'solana:mainnet' }))).toMatch(/not supported/)
    expect(await outcome(sign({ account, transaction: transaction.slice(0, 90) }))).toMatch(/too early/)
    expect(
      await outcome(call('solana:signMessage', 'signMessage')({ account: { address: to }, message: transaction })),
    ).toBe('The requested account has not been authorized by the user.')
  })

  test('prompts show recipient, amount and network', async () => {
    const { connect, call, wallet, control } = create({ behaviour: 'ask' })
    const connecting = connect()
    await expect
      .poll(() => control.prompts())
      .toMatchObject([{ kind: 'connect', accounts: wallet.addresses, origin: 'https://app.example' }])
    control.prompts()[0]?.approve({ accounts: [1] })
    await connecting
    const [account] = wallet.provider.accounts
    const to = wallet.addresses[2] ?? ''
    const transaction = await transferOf(account?.address ?? '', to)
    const chain = solana.second.network.caipNetworkId
    const sending = outcome(
      call('solana:signAndSendTransaction', 'signAndSendTransaction')({ account, transaction, chain }),
    )
    await expect
      .poll(() => control.prompts())
      .toMatchObject([
        {
          kind: 'transaction',
          account: wallet.addresses[1],
          network: 'Solana Local 2',
          sends: true,
          parts: [
            {
              lines: [
                { label: 'To', value: to },
                { label: 'Amount', value: '1.5 SOL' },
              ],
            },
          ],
        },
      ])
    control.prompts()[0]?.reject()
    expect(await sending).toBe('User rejected the request.')
  })
})

describe('features', () => {
  test('omits features from the start, and adds and removes them later', async () => {
    const { wallet, control, connect } = create({ without: ['solana:signMessage'] })
    await connect()
    expect(Object.keys(wallet.provider.features)).not.toContain('solana:signMessage')
    control.setFeature('solana:signMessage', true)
    control.setFeature('solana:signTransaction', false)
    expect(Object.keys(wallet.provider.features)).toContain('solana:signMessage')
    expect(wallet.provider.accounts[0]?.features).toEqual(['solana:signMessage', 'solana:signAndSendTransaction'])
  })

  test('lists only mainnet on request', () => {
    const { wallet } = create({ listedChains: ['solana:mainnet'] })
    expect(wallet.provider.chains).toEqual(['solana:mainnet'])
  })

  test('an unplugged wallet is removed from the page, and every request fails', async () => {
    const { wallet, control, connect } = create()
    const page = new EventTarget()
    let count = 0
    wallet.register(page)
    control.unplug()
    const detail = { register: () => count++ }
    page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail }))
    expect(count).toBe(0)
    expect(await outcome(connect())).toBe('Extension context invalidated.')
  })
})
