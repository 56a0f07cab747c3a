// Runs in the page before the page's own scripts.
import { createApprovalWindow } from '../../approval/createApprovalWindow.js'
import type { InPageWallet } from '../pageWalletOptions.js'
import type { WalletKind, WalletOfKind } from '../walletKind.js'

/** What tests reach in the page. */
export type InPage = { readonly wallets: Readonly<Record<string, WalletOfKind[WalletKind]>> }

/** Makes a wallet and puts it on the page. */
export type StartWallet<K extends WalletKind> = (
  wallet: InPageWallet<K>,
  storage: Storage | undefined,
) => WalletOfKind[K]

/** The kinds of wallets a page's script can start. */
export type Starters = { readonly [K in WalletKind]?: StartWallet<K> | undefined }

declare global {
  var latchkeyTest: InPage | undefined
}

/** Puts the wallets on the page; called by the fixture. */
export function startWallets(wallets: readonly InPageWallet[], starters: Starters): void {
  // Wallets serve the page itself; a frame in it has none, like with most extensions.
  if (window !== window.top) return
  const started = Object.fromEntries(wallets.map((wallet) => [wallet.key, startWallet(wallet, starters)]))
  globalThis.latchkeyTest = { wallets: { ...globalThis.latchkeyTest?.wallets, ...started } }
}

function startWallet<K extends WalletKind>(wallet: InPageWallet<K>, starters: Starters): WalletOfKind[WalletKind] {
  const { kind, remembers = true, approvalWindow = true, script = {} } = wallet
  const start: StartWallet<K> | undefined = starters[kind]
  if (!start) throw new Error(`No wallet of kind ${kind} in this script`)
  const started: WalletOfKind[WalletKind] = start(wallet, remembers ? readStorage() : undefined)
  for (const [method, answer] of Object.entries(script)) started.control.always(method, answer)
  if ('syncTabs' in started) started.syncTabs(window)
  if (approvalWindow) whenReady(() => createApprovalWindow(started))
  return started
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
