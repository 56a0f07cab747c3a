import type { Session } from '@latchkey/common'
import { createAdapterContext, createEvmTestWallet, createFakePage, walletPresets } from '@latchkey/testing'
import { BrowserProvider, type Eip1193Provider, verifyMessage as verifyWithEthers } from 'ethers'
import { createWalletClient, custom, type EIP1193Provider, verifyMessage } from 'viem'
import { describe, expect, test } from 'vitest'
import { connectWith } from '../../test/connectWith.js'
import { createAdapter } from '../../test/createAdapter.js'
import { createNetwork } from '../../test/createNetwork.js'
import { alice, bob, createScriptedWallet } from '../../test/scriptedWallet.js'

/** The part of the provider that an app uses. */
type AppProvider = EIP1193Provider & { readonly chainId?: unknown; readonly secret?: string }

/** Connects a wallet with two accounts that shares both. */
async function connectTwo() {
  const wallet = createScriptedWallet()
  wallet.accounts = [alice.toLowerCase(), bob.toLowerCase()]
  const scene = await connectWith(wallet)
  const provider = scene.session.provider as AppProvider
  const heard: unknown[] = []
  provider.on('accountsChanged', (accounts) => heard.push(accounts))
  const accounts = () => provider.request({ method: 'eth_accounts' })
  return { ...scene, provider, heard, accounts, lower: [alice.toLowerCase(), bob.toLowerCase()] as const }
}

describe('R364: the provider of an EVM session', () => {
  test('reports the selected account first, in the wallet’s own spelling, and emits accountsChanged once', async () => {
    const { session, provider, heard, accounts, lower } = await connectTwo()
    expect(await accounts()).toEqual(lower)
    session.selectAccount?.(bob)
    expect(await accounts()).toEqual([lower[1], lower[0]])
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([lower[1], lower[0]])
    expect(heard).toEqual([[bob, alice]])
    session.selectAccount?.(bob)
    expect(heard).toHaveLength(1)
  })

  test('forwards account changes of the wallet: a new first account becomes active, otherwise the selection stays', async () => {
    const { session, wallet, heard, clock, lower } = await connectTwo()
    session.selectAccount?.(bob)
    heard.length = 0
    const third = '0x90f79bf6eb2c4f870365e785982e1f101e93b906'
    wallet.accounts = [lower[0], third, lower[1]]
    wallet.emit('accountsChanged', wallet.accounts)
    await clock.advance(16)
    wallet.accounts = [third, lower[0], lower[1]]
    wallet.emit('accountsChanged', wallet.accounts)
    await clock.advance(16)
    expect(heard).toEqual([
      [lower[1], lower[0], third],
      [third, lower[0], lower[1]],
    ])
    wallet.emit('accountsChanged', [])
    expect(heard.at(-1)).toEqual([])
  })

  test('adds the selected account to a transaction without a sender, and keeps a stated one', async () => {
    const { session, wallet, provider } = await connectTwo()
    const send = (transaction: object) =>
      provider.request({ method: 'eth_sendTransaction', params: [transaction] as never })
    const sent = () => wallet.calls.findLast(({ method }) => method === 'eth_sendTransaction')?.params
    await send({ to: alice })
    expect(sent()).toEqual([{ to: alice }])
    session.selectAccount?.(bob)
    await send({ to: alice })
    expect(sent()).toEqual([{ to: alice, from: bob }])
    await send({ to: alice, from: alice })
    expect(sent()).toEqual([{ to: alice, from: alice }])
  })

  test.each([
    { type: '0x3', blobVersionedHashes: [`0x01${'00'.repeat(31)}`], maxFeePerBlobGas: '0x1' },
    { type: '0x4', authorizationList: [{ chainId: '0x1', address: bob, nonce: '0x0' }] },
  ])('§5: forwards a transaction of type $type unchanged', async (fields) => {
    const { wallet, provider } = await connectTwo()
    const transaction = { from: alice, to: bob, ...fields }
    await provider.request({ method: 'eth_sendTransaction', params: [transaction] as never })
    expect(wallet.calls.at(-1)).toEqual({ method: 'eth_sendTransaction', params: [transaction] })
  })

  test('stays the same object, and does not change the provider of the wallet', async () => {
    const { session, wallet, provider } = await connectTwo()
    const before = Object.entries(wallet)
    session.selectAccount?.(bob)
    expect(session.provider).toBe(provider)
    Reflect.set(provider, 'added', true)
    expect(Object.entries(wallet)).toEqual(before)
    expect('added' in wallet).toBe(false)
    expect(await wallet.request({ method: 'eth_accounts' })).toEqual(wallet.accounts)
  })

  test('does not call removed listeners, calls one-time listeners once, and leaves none on the wallet after detaching', async () => {
    const { session, wallet, provider } = await connectTwo()
    const removed: unknown[] = []
    const once: unknown[] = []
    const listener = (accounts: unknown) => removed.push(accounts)
    provider.on('accountsChanged', listener)
    provider.removeListener('accountsChanged', listener)
    Reflect.apply(Reflect.get(provider, 'once'), provider, [
      'accountsChanged',
      (accounts: unknown) => once.push(accounts),
    ])
    session.selectAccount?.(bob)
    session.selectAccount?.(alice)
    expect([removed, once]).toEqual([[], [[bob, alice]]])
    session.detach()
    // Only the listener of `connectTwo` remains.
    expect(wallet.listenerCount()).toBe(1)
  })

  test('forwards requests and events unchanged after the session ended', async () => {
    const { session, provider, heard, accounts, wallet, lower } = await connectTwo()
    session.selectAccount?.(bob)
    session.detach()
    expect(await accounts()).toEqual(lower)
    wallet.emit('accountsChanged', lower)
    expect(heard.at(-1)).toEqual(lower)
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  })

  test('works over a wallet whose object is frozen and uses private fields', async () => {
    class Provider {
      readonly #accounts = [alice, bob]
      #secret = 'kept'
      get secret() {
        return this.#secret
      }
      async request({ method }: { readonly method: string }) {
        return method === 'eth_chainId' ? '0x1' : this.#accounts
      }
      forget() {
        this.#secret = ''
      }
    }
    const wallet = Object.freeze(new Provider())
    const { session } = await connectWith(wallet as never)
    const provider = session.provider as AppProvider & Pick<Provider, 'forget'>
    expect([provider.secret, provider instanceof Provider]).toEqual(['kept', true])
    provider.forget()
    expect(provider.secret).toBe('')
    session.selectAccount?.(bob)
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([bob, alice])
  })

  test('viem and ethers act with the selected account', async () => {
    const page = createFakePage()
    const context = createAdapterContext({ window: page, networks: [createNetwork(1, [])] })
    const wallet = createEvmTestWallet({
      ...walletPresets.foxglove,
      origin: 'https://app.example',
      chains: [{ id: 1, name: 'Ethereum', rpcUrl: 'http://127.0.0.1:9' }],
    })
    wallet.announce(page)
    wallet.control.shareAccounts([0, 1])
    const session = await new Promise<Session>((resolve, reject) => {
      createAdapter(context, {}).discover(([connector]) => connector?.connect().then(resolve, reject))
    })
    const [, second] = wallet.addresses
    if (!second) throw new Error('The wallet has two accounts.')
    session.selectAccount?.(second)
    const provider = session.provider as EIP1193Provider
    const client = createWalletClient({ transport: custom(provider) })
    const [account] = await client.getAddresses()
    expect(account).toBe(second)
    const signature = await client.signMessage({ account: second, message: 'viem' })
    expect(await verifyMessage({ address: second, message: 'viem', signature })).toBe(true)
    const signer = await new BrowserProvider(session.provider as Eip1193Provider).getSigner()
    expect(verifyWithEthers('ethers', await signer.signMessage('ethers'))).toBe(second)
  })
})
