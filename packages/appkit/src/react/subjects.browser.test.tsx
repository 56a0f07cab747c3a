import { Profiler } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'
import { base } from '../exports/networks.js'
import {
  useAppKitAccount,
  useAppKitBalance,
  useAppKitDirectory,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitPairing,
  useAppKitProvider,
  useAppKitState,
  useAppKitTheme,
  useAppKitWallets,
  useWalletInfo,
} from '../exports/react.js'
import { type Subject, slices } from '../state/slices.js'
import { walletParts } from '../state/walletView.js'

const end: (() => void)[] = []
afterEach(() => {
  for (const stop of end.splice(0).reverse()) stop()
})

const hooks: Readonly<Record<string, () => unknown>> = {
  account: useAppKitAccount,
  balance: useAppKitBalance,
  event: useAppKitEvents,
  network: useAppKitNetwork,
  provider: () => useAppKitProvider('eip155'),
  theme: useAppKitTheme,
  view: useAppKitState,
  wallet: useWalletInfo,
}

/** The hooks of an app's own wallet list. They load core. */
const listHooks: typeof hooks = {
  directory: useAppKitDirectory,
  pairing: useAppKitPairing,
  wallets: useAppKitWallets,
}

function Reader({ useValue }: { readonly useValue: () => unknown }) {
  useValue()
  return null
}

/** Renders one component per hook, and counts the renders of each. */
function renderHooks(shown = hooks) {
  const counts: Record<string, number> = {}
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const root = createRoot(document.createElement('div'))
  end.push(() => root.unmount())
  root.render(
    Object.entries(shown).map(([name, useValue]) => (
      <Profiler key={name} id={name} onRender={count}>
        <Reader useValue={useValue} />
      </Profiler>
    )),
  )
  return counts
}

function createKit() {
  const world = createTestKit()
  end.push(world.end)
  return world
}

/** Runs a change, and returns the hooks that rendered until the next frame after it is done. */
async function rendered(counts: Record<string, number>, change: () => unknown, isDone: () => boolean) {
  const before = { ...counts }
  await change()
  await expect.poll(isDone).toBe(true)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  return Object.keys(counts).filter((name) => counts[name] !== before[name])
}

test('a component renders again only when the subject of its hook changes', async () => {
  const { kit, connect } = createKit()
  const counts = renderHooks()
  await expect.poll(() => Object.keys(counts).length).toBe(Object.keys(hooks).length)
  await kit.load()
  const theme = () => kit.setThemeMode('dark')
  expect(await rendered(counts, theme, () => kit.getThemeMode() === 'dark')).toEqual(['theme'])
  await connect()
  await expect.poll(() => kit.getAccount().isConnected).toBe(true)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const byNetwork = await rendered(
    counts,
    () => kit.switchNetwork(base),
    () => kit.getCaipNetworkId() === 'eip155:8453',
  )
  expect(byNetwork).toContain('network')
  expect(byNetwork).not.toContain('theme')
  expect(byNetwork).not.toContain('wallet')
  expect(byNetwork).not.toContain('provider')
})

test('a hook of a wallet list reads it again only after changes of the parts that the list depends on', async () => {
  const { kit, connect } = createKit()
  const counts = renderHooks(listHooks)
  const core = await kit.load()
  await expect.poll(() => kit.lazyCore.loaded?.wallets?.isReady()).toBe(true)
  const reader = kit.lazyCore.loaded?.wallets
  if (!reader) throw new Error('no reader')
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const heard: string[] = []
  for (const [name, parts] of Object.entries(walletParts)) end.push(kit.lazyCore.watch(() => heard.push(name), parts))
  expect(
    await rendered(
      counts,
      () => kit.setThemeMode('dark'),
      () => kit.getThemeMode() === 'dark',
    ),
  ).toEqual([])
  core.modal.state.loading = true
  expect(heard).toEqual([])
  // The wallet becomes a recent one.
  expect(await rendered(counts, connect, () => kit.getAccount().isConnected)).toEqual(['wallets'])
  expect(new Set(heard)).toEqual(new Set(['wallets', 'directory']))
})

test('a listener of a subject runs only after changes of the parts that it depends on', async () => {
  const { kit } = createKit()
  const core = await kit.load()
  const heard: Subject[] = []
  for (const subject of Object.keys(slices) as Subject[])
    end.push(kit.lazyCore.watch(() => heard.push(subject), slices[subject].watched))
  let changes = 0
  end.push(kit.lazyCore.watch(() => changes++))
  kit.setThemeMode('dark')
  await expect.poll(() => changes).toBe(1)
  expect(heard).toEqual(['theme'])
  core.modal.state.loading = true
  await expect.poll(() => changes).toBe(2)
  expect(heard).toEqual(['theme', 'view'])
})
