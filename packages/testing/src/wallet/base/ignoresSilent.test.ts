import { describe, expect, test } from 'vitest'
import { createBitcoinTestWallet } from '../bitcoin/createBitcoinTestWallet.js'
import { createPolkadotTestWallet } from '../polkadot/createPolkadotTestWallet.js'
import { createSolanaTestWallet } from '../solana/createSolanaTestWallet.js'
import { walletIcon } from './walletIcon.js'

const options = { name: 'Foxglove', origin: 'https://app.example', behaviour: 'ask' } as const
const quirks = { ignoresSilent: true, withdrawsSilently: true }
type Face = Record<string, (...parameters: readonly unknown[]) => Promise<unknown>>

function bitcoin(isQuirky: boolean, face: 'unisat' | 'satsConnect' | 'standard', method: string, input?: unknown) {
  const chains = [{ network: 'regtest', rpcUrl: 'http://127.0.0.1:1' }] as const
  const wallet = createBitcoinTestWallet({ ...options, chains, ...(isQuirky ? { quirks } : {}) })
  const provider: unknown =
    face === 'standard' ? wallet.providers.standard.features['standard:connect'] : wallet.providers[face]
  return { control: wallet.control, ask: () => (provider as Face)[method]?.(...(input === undefined ? [] : [input])) }
}

const requests = {
  'Polkadot accounts.get'(isQuirky: boolean) {
    const { control, entry } = createPolkadotTestWallet({ ...options, ...(isQuirky ? { quirks } : {}) })
    const ask = async () => {
      if (!isQuirky) return undefined
      const injected = (await entry.enable('App')) as { readonly accounts: { get(): Promise<unknown> } }
      return injected.accounts.get()
    }
    return { control, ask }
  },
  'Solana silent standard:connect'(isQuirky: boolean) {
    const chains = [{ chain: 'solana:localnet', name: 'Local', rpcUrl: 'http://127.0.0.1:1' }]
    const { control, provider } = createSolanaTestWallet({ ...options, chains, ...(isQuirky ? { quirks } : {}) })
    return { control, ask: () => (provider.features['standard:connect'] as Face).connect?.({ silent: true }) }
  },
  'UniSat getAccounts': (isQuirky: boolean) => bitcoin(isQuirky, 'unisat', 'getAccounts'),
  'sats-connect wallet_getAccount': (isQuirky: boolean) =>
    bitcoin(isQuirky, 'satsConnect', 'request', 'wallet_getAccount'),
  'Bitcoin silent standard:connect': (isQuirky: boolean) => bitcoin(isQuirky, 'standard', 'connect', { silent: true }),
}

describe.each(Object.entries(requests))('R152: ignoresSilent, %s', (_name, create) => {
  test('opens the connect window for a page without access, and again once access is withdrawn', async () => {
    const { control, ask } = create(true)
    const first = ask()
    await expect.poll(() => control.prompts().length).toBe(1)
    expect(control.prompts()[0]?.kind).toBe('connect')
    control.prompts()[0]?.approve()
    await first
    await ask()
    expect(control.prompts()).toEqual([])
    control.disconnectSite()
    const again = Promise.resolve(ask()).catch(() => undefined)
    await expect.poll(() => control.prompts().length).toBe(1)
    control.prompts()[0]?.reject()
    await again
  })

  test('is off by default: opens no window', async () => {
    const { control, ask } = create(false)
    await ask()
    expect(control.prompts()).toEqual([])
  })
})

test('R176: the icon of a test wallet is base64, as Wallet Standard requires, with any letter', () => {
  const icon = walletIcon('Ähre', '#123456')
  expect(icon).toMatch(/^data:image\/svg\+xml;base64,[A-Za-z0-9+/]+=*$/)
  expect(Buffer.from(icon.split(',')[1] ?? '', 'base64').toString()).toContain('>Ä</text>')
})
