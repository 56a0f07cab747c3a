import type { BrowserContext, Page } from '@playwright/test'
import { privateKeyToAddress } from 'viem/accounts'
import type { LocalChains } from '../chains/startLocalChains.js'
import { testAccounts, testMnemonic } from '../chains/testAccounts.js'
import { walletPresets } from '../wallet/walletPresets.js'
import type { InPageWallet, PageWalletOptions } from './pageWalletOptions.js'
import { createWalletHandle, type WalletHandle } from './walletHandle.js'

/** Puts test wallets into the pages of a browser context. */
export type PageWallets = {
  /**
   * Adds wallets, each under a key of your choice (`foxglove`, `arcWallet` and `spectre` are presets), and answers their
   * handles. They are there from the next navigation on, also in pages opened later.
   */
  add<K extends string>(wallets: Readonly<Record<K, PageWalletOptions>>): Promise<Readonly<Record<K, WalletHandle>>>
  /** The handle of an added wallet in another page of the same context. */
  on(page: Page, key: string): WalletHandle
}

export async function createPageWallets(
  context: BrowserContext,
  page: Page,
  chains: LocalChains,
  script: string,
): Promise<PageWallets> {
  const added = new Map<string, InPageWallet>()
  await context.exposeBinding('latchkeyTestRpc', async (_source, url: string, body: string) => {
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return response.text()
  })

  const on = (where: Page, key: string) => {
    const wallet = added.get(key)
    if (!wallet) throw new Error(`No wallet was added as "${key}"`)
    return createWalletHandle(where, key, wallet.name, addressesOf(wallet))
  }
  return {
    on,
    async add(wallets) {
      const keys = Object.keys(wallets) as (keyof typeof wallets)[]
      for (const key of keys) added.set(key, resolveOptions(key, wallets[key], chains))
      const list = JSON.stringify(keys.map((key) => added.get(key)))
      await context.addInitScript(`${script};latchkeyTestScript.startInPage(${list})`)
      return Object.fromEntries(keys.map((key) => [key, on(page, key)])) as Readonly<
        Record<(typeof keys)[number], WalletHandle>
      >
    },
  }
}

function resolveOptions(
  key: string,
  { preset, knows, ...options }: PageWalletOptions,
  chains: LocalChains,
): InPageWallet {
  const known = chains.all.filter(({ name }) => knows?.includes(name) ?? true)
  const base = preset ? walletPresets[preset] : isPreset(key) ? walletPresets[key] : undefined
  return {
    name: key,
    rdns: `org.example.${key.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    ...base,
    ...options,
    key,
    chains: known.map(({ id, rpcUrl, network }) => ({
      id,
      rpcUrl,
      name: network.name,
      nativeCurrency: network.nativeCurrency,
    })),
  }
}

function isPreset(key: string): key is keyof typeof walletPresets {
  return Object.hasOwn(walletPresets, key)
}

function addressesOf({
  privateKeys,
  mnemonic = testMnemonic,
  accountCount = 3,
  firstAccount = 0,
}: InPageWallet): readonly `0x${string}`[] {
  if (privateKeys) return privateKeys.map((key) => privateKeyToAddress(key))
  return testAccounts(firstAccount + accountCount, mnemonic)
    .slice(firstAccount)
    .map(({ address }) => address)
}
