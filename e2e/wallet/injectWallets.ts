import { createEvmTestWallet, type EvmTestWallet, walletPresets } from '@latchkey/testing'
import { breakStorage } from './breakStorage.js'
import { nextVisitKey, type PageSetup, type WalletSetup } from './pageSetup.js'
import { reportViolations } from './reportViolations.js'

// Runs in the page before its own scripts. The line before it, written by the fixture, says what is wanted.
const page = window as typeof window & { e2e: { setup: PageSetup; wallets: Record<string, EvmTestWallet> } }
const { setup } = page.e2e
const wallets: Record<string, EvmTestWallet> = {}
// An empty tab runs this too; it has no storage to give.
const isPage = location.protocol.startsWith('http')

// The wallets keep their memory where extensions do: out of the page's reach.
const memory = isPage && setup.storage === 'works' ? window.localStorage : undefined
const wanted: PageSetup = { ...setup, ...readNextVisit() }
if (isPage && setup.storage !== 'works') breakStorage(setup.storage)
reportViolations()

if (isPage) for (const wallet of wanted.wallets) addWallet(wallet)
page.e2e = { setup: wanted, wallets }

function addWallet({ preset, knows, announce = {}, inject, always = {}, ...options }: WalletSetup): void {
  const chains = wanted.chains.filter(({ id }) => knows?.includes(id) ?? true)
  const wallet = createEvmTestWallet({ ...walletPresets[preset], chains, storage: memory, ...options })
  wallets[wallet.name] = wallet
  for (const [method, answer] of Object.entries(always)) wallet.control.always(method, answer)
  if (memory) wallet.syncTabs(window)
  if (announce) wallet.announce(window, announce)
  if (inject) wallet.inject(window, inject)
}

function readNextVisit(): Partial<PageSetup> {
  try {
    return JSON.parse(window.sessionStorage.getItem(nextVisitKey) ?? '{}')
  } catch {
    return {}
  }
}
