import { numberToHex, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LocalChains, startLocalChains } from '../../../exports/node.js'
import { walletPresets } from '../../walletPresets.js'
import { createEvmTestWallet, type EvmTestWallet } from '../createEvmTestWallet.js'

const day = 86_400
const start = Date.UTC(2026, 0, 1) / 1_000
const friend = '0x00000000000000000000000000000000000000f1'

let chains: LocalChains
let wallet: EvmTestWallet
let seconds = start
const items = new Map<string, string>()
const makeWallet = (origin?: string) =>
  createEvmTestWallet({
    ...walletPresets.foxglove,
    chains: [chains.local],
    now: () => seconds * 1_000,
    storage: { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) },
    origin,
  })
const ask = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params })

beforeAll(async () => {
  chains = await startLocalChains()
}, 30_000)
afterAll(() => chains.stop())
beforeEach(async () => {
  seconds = start
  items.clear()
  wallet = makeWallet()
  await ask('eth_requestAccounts')
})

const daily = {
  type: 'native-token-recurring-allowance',
  data: { allowance: numberToHex(parseEther('1')), start, period: day },
}

async function grant(permissions: readonly unknown[] = [daily], expiry = start + 10 * day): Promise<string> {
  const { permissionsContext } = (await ask('wallet_grantPermissions', { permissions, expiry })) as {
    readonly permissionsContext: string
  }
  return permissionsContext
}

const send = (context: string, ether: string, change: object = {}) =>
  ask('wallet_sendCalls', {
    version: '2.0.0',
    chainId: numberToHex(chains.local.id),
    from: wallet.addresses[0],
    calls: [{ to: friend, value: numberToHex(parseEther(ether)) }],
    capabilities: { permissions: { context } },
    ...change,
  })
const refused = (reason: string) => expect.objectContaining({ code: 4100, message: expect.stringContaining(reason) })

describe('permissions (ERC-7715)', () => {
  test('are shown with account, network and end, and can be declined', async () => {
    const shown: unknown[] = []
    wallet.control.setBehaviour('ask')
    wallet.watchPrompts((prompts) => {
      const [prompt] = prompts
      if (!prompt || shown.length > 0) return
      shown.push(prompt)
      prompt.reject()
    })
    await expect(grant()).rejects.toMatchObject({ code: 4001 })
    expect(shown).toMatchObject([
      { kind: 'permissions', account: wallet.addresses[0], permissions: [daily], expiry: start + 10 * day },
    ])
  })

  test('send calls without a prompt, up to the limit of each period', async () => {
    const context = await grant()
    const prompts: unknown[] = []
    wallet.watchPrompts((shown) => prompts.push(...shown))
    wallet.control.setBehaviour('ask')
    await send(context, '0.75')
    await expect(send(context, '0.5')).rejects.toEqual(refused('does not allow'))
    await send(context, '0.25')
    seconds += day
    await send(context, '1')
    expect(prompts).toEqual([])
  })

  test('end at their expiry, and when they are revoked', async () => {
    const context = await grant()
    const other = await grant()
    expect(await ask('wallet_revokePermissions', { permissionContext: other })).toBeNull()
    await expect(send(other, '0.1')).rejects.toEqual(refused('does not exist'))
    seconds = start + 10 * day - 1
    await send(context, '0.1')
    seconds += 1
    await expect(send(context, '0.1')).rejects.toEqual(refused('has expired'))
  })

  test('allow neither other contracts nor another account, network or page', async () => {
    const context = await grant([daily, { type: 'contract-call', data: { address: friend } }])
    await send(context, '0', { calls: [{ to: friend, data: '0x1234' }] })
    const calls = [{ to: chains.local.tokenAddress, data: '0x1234' }]
    await expect(send(context, '0', { calls })).rejects.toEqual(refused('does not allow'))
    wallet = makeWallet('https://other.example')
    await ask('eth_requestAccounts')
    await ask('wallet_revokePermissions', { permissionContext: context })
    await expect(send(context, '0.1')).rejects.toEqual(refused('does not exist'))
    wallet = makeWallet()
    await send(context, '0.1')
  })

  test('survive a reload of the page', async () => {
    const context = await grant()
    wallet = makeWallet()
    await send(context, '0.1')
  })

  test.each([
    ['an end in the past', { permissions: [daily], expiry: start }],
    ['no permission', { permissions: [] }],
    ['a permission that is no object', { permissions: ['all'] }],
  ])('a request with %s is invalid', async (_title, request) => {
    await expect(ask('wallet_grantPermissions', request)).rejects.toMatchObject({ code: -32602 })
  })
})
