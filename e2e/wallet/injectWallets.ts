import {
  type BitcoinNetworkName,
  createApprovalWindow,
  createBitcoinTestWallet,
  createEvmTestWallet,
  createPolkadotTestWallet,
  createSolanaTestWallet,
  walletPresets,
} from '@latchkey/testing'
import { breakStorage } from './breakStorage.js'
import {
  type BitcoinWalletSetup,
  type EvmWalletSetup,
  nextVisitKey,
  type PageSetup,
  type PolkadotWalletSetup,
  type SolanaWalletSetup,
  type WalletSetup,
} from './pageSetup.js'
import { reportViolations } from './reportViolations.js'
import type { TestWallets } from './testWallets.js'

type Found = { readonly [N in keyof TestWallets]: Record<string, TestWallets[N]> }

// Runs in the page before its own scripts. The fixture prepends a line with the set-up.
const page = window as typeof window & {
  e2e: { setup: PageSetup; wallets: Found; announce: Record<string, () => void> }
}
const { setup } = page.e2e
const wallets: Found = { eip155: {}, solana: {}, polkadot: {}, bip122: {} }
/** Wallet names of the networks that the local chains simulate, besides regtest. */
const bitcoinNames: Readonly<Record<string, BitcoinNetworkName>> = {
  'bip122:000000000019d6689c085ae165831e93': 'mainnet',
  'bip122:00000008819873e925422c1ff0f99f7c': 'signet',
}

/** Announces a hidden wallet, by namespace and name. */
const announce: Record<string, () => void> = {}

// The wallets store their state like extensions, out of the page's reach.
const memory = setup.storage === 'works' ? window.localStorage : undefined
const pageSetup: PageSetup = { ...setup, ...readNextVisit() }
if (setup.storage === 'disabled' || setup.storage === 'full') breakStorage(setup.storage)
reportViolations()

for (const wallet of pageSetup.wallets) addWallet(wallet)
page.e2e = { setup: pageSetup, wallets, announce }

function addWallet(wallet: WalletSetup): void {
  if (wallet.kind === 'solana') addSolana(wallet)
  else if (wallet.kind === 'polkadot') addPolkadot(wallet)
  else if (wallet.kind === 'bip122') addBitcoin(wallet)
  else addEvm(wallet)
}

function addEvm({
  kind: _,
  preset,
  knows,
  announce: how = {},
  inject,
  always = {},
  hasWindow,
  ...options
}: EvmWalletSetup): void {
  const chains = pageSetup.chains.filter(({ id }) => knows?.includes(id) ?? true)
  const wallet = createEvmTestWallet({ ...walletPresets[preset], chains, storage: memory, ...options })
  wallets.eip155[wallet.name] = wallet
  for (const [method, answer] of Object.entries(always)) wallet.control.always(method, answer)
  if (memory) wallet.syncTabs(window)
  announce[`eip155 ${wallet.name}`] = () => wallet.announce(window)
  if (how) wallet.announce(window, how)
  if (inject) wallet.inject(window, inject)
  if (hasWindow) createApprovalWindow(wallet)
}

function addSolana({ kind, announce: how = {}, always = {}, knows, ...options }: SolanaWalletSetup): void {
  const chains = (pageSetup.otherChains[kind] ?? [])
    .filter((_, index) => knows?.includes(index === 0 ? 'local' : 'second') ?? true)
    .map(({ caipNetworkId, name, rpcUrls }) => ({ chain: caipNetworkId, name, rpcUrl: rpcUrls.default.http[0] ?? '' }))
  const wallet = createSolanaTestWallet({ ...options, chains, storage: memory })
  wallets.solana[wallet.name] = wallet
  for (const [method, answer] of Object.entries(always)) wallet.control.always(method, answer)
  if (memory) wallet.syncTabs(window)
  announce[`${kind} ${wallet.name}`] = () => wallet.register(window)
  if (how) wallet.register(window, how)
}

function addPolkadot({ kind, announce: how = {}, always = {}, ...options }: PolkadotWalletSetup): void {
  const wallet = createPolkadotTestWallet({ ...options, storage: memory })
  wallets.polkadot[wallet.name] = wallet
  for (const [method, answer] of Object.entries(always)) wallet.control.always(method, answer)
  announce[`${kind} ${wallet.name}`] = () => wallet.inject(window)
  if (how) wallet.inject(window, how)
}

function addBitcoin({ kind, announce: how = {}, always = {}, place, ...options }: BitcoinWalletSetup): void {
  const chains = (pageSetup.otherChains[kind] ?? []).map(({ caipNetworkId, rpcUrls }) => ({
    network: bitcoinNames[caipNetworkId] ?? 'regtest',
    rpcUrl: rpcUrls.default.http[0] ?? '',
  }))
  const wallet = createBitcoinTestWallet({ ...options, chains, storage: memory })
  wallets.bip122[wallet.name] = wallet
  for (const [method, answer] of Object.entries(always)) wallet.control.always(method, answer)
  if (memory) wallet.syncTabs(window)
  const show = (options?: { readonly afterMs?: number | undefined }) =>
    place ? wallet.inject(window, place, options) : wallet.announce(window, options)
  announce[`${kind} ${wallet.name}`] = show
  if (how) show(how)
}

function readNextVisit(): Partial<PageSetup> {
  try {
    return JSON.parse(window.sessionStorage.getItem(nextVisitKey) ?? '{}')
  } catch {
    return {}
  }
}
