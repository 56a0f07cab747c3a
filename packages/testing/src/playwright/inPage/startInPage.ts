// Runs in the page before the page's own scripts.
import { createApprovalWindow } from '../../approval/createApprovalWindow.js'
import { createEvmTestWallet, type EvmTestWallet } from '../../wallet/evm/createEvmTestWallet.js'
import type { InPageWallet } from '../pageWalletOptions.js'
import { nodeFetch } from './nodeFetch.js'

/** What tests reach in the page. */
export type InPage = { readonly wallets: Readonly<Record<string, EvmTestWallet>> }

declare global {
  var latchkeyTest: InPage | undefined
}

/** Puts the wallets on the page; called by the fixture. */
export function startInPage(wallets: readonly InPageWallet[]): void {
  // Wallets serve the page itself; a frame in it has none, like with most extensions.
  if (window !== window.top) return
  const started = Object.fromEntries(wallets.map((options) => [options.key, startWallet(options)]))
  globalThis.latchkeyTest = { wallets: { ...globalThis.latchkeyTest?.wallets, ...started } }
}

function startWallet({
  announce,
  inject,
  remembers = true,
  approvalWindow = true,
  script = {},
  ...options
}: InPageWallet): EvmTestWallet {
  const wallet = createEvmTestWallet({ ...options, fetch: nodeFetch, storage: remembers ? readStorage() : undefined })
  for (const [method, answer] of Object.entries(script)) wallet.control.always(method, answer)
  wallet.syncTabs(window)
  if (announce !== false) wallet.announce(window, announce)
  if (inject) wallet.inject(window, inject === true ? {} : inject)
  if (approvalWindow) whenReady(() => createApprovalWindow(wallet))
  return wallet
}

/** A page may block its storage; then the wallet forgets at reload. */
function readStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

function whenReady(run: () => void): void {
  if (document.body) run()
  else document.addEventListener('DOMContentLoaded', run, { once: true })
}
