// Runs in the page before the scripts of the page.
import { createApprovalWindow } from '../../approval/createApprovalWindow.js'
import type { InPageWallet } from '../pageWalletOptions.js'
import type { WalletKind, WalletOfKind } from '../walletKind.js'

/** The API for tests in the page. */
export type InPage = { readonly wallets: Readonly<Record<string, WalletOfKind[WalletKind]>> }

/** Creates a wallet and adds it to the page. */
export type StartWallet<K extends WalletKind> = (
  wallet: InPageWallet<K>,
  storage: Storage | undefined,
) => WalletOfKind[K]

/** Functions that start a wallet, by the kinds in the script. */
export type Starters = { readonly [K in WalletKind]?: StartWallet<K> | undefined }

declare global {
  var latchkeyTest: InPage | undefined
}

/** Adds the wallets to the page. Called by the fixture. */
export function startWallets(wallets: readonly InPageWallet[], starters: Starters): void {
  // Only the main frame has wallets, as with most extensions.
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

/** Returns `undefined` if storage is blocked. Then the wallet's state does not survive a reload. */
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
