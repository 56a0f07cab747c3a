import type { App } from '../fixtures/app.js'
import { builtFilesWith } from '../fixtures/builtFiles.js'
import { createPanel } from '../fixtures/panel.js'
import { expect, test } from '../fixtures/test.js'
import { connectKinds, type EveryKind, everyKind, readAccounts, together } from '../kinds/together.js'

test.use({ setup: together })

/** Returns the restore result: the failing namespace, while the others are restored and work. */
async function othersAreBack(
  app: App,
  failing: EveryKind,
  before: Awaited<ReturnType<typeof readAccounts>>,
  kinds: readonly EveryKind[] = everyKind,
) {
  for (const kind of kinds.filter((each) => each !== failing)) {
    await expect(createPanel(app.page, kind).fact('status')).toHaveText('connected')
    expect((await readAccounts(app))[kind]).toEqual(before[kind])
    expect(await createPanel(app.page, kind).act('Sign message')).toMatchObject({ value: expect.any(String) })
  }
  await expect(createPanel(app.page, failing).fact('status')).not.toHaveText('connected')
}

// All namespaces handle these failures in the same way, so each failure is tested with two namespaces.
for (const kind of ['eip155', 'polkadot'] as const)
  test(`§4 FI24: if the ${kind} wallet is missing at a reload, the others are restored, and this one when it appears`, async ({
    app,
  }) => {
    await app.open('four/')
    await connectKinds(app)
    const before = await readAccounts(app)
    const gone = together.wallets.map((wallet) =>
      ('kind' in wallet ? wallet.kind : 'eip155') === kind ? { ...wallet, announce: false as const } : wallet,
    )
    await app.nextVisit({ wallets: gone })
    await app.page.reload()
    await othersAreBack(app, kind, before)
    await app.walletOf(kind).announce()
    await expect(createPanel(app.page, kind).fact('status')).toHaveText('connected')
    expect(await readAccounts(app)).toEqual(before)
  })

for (const kind of ['solana', 'bip122'] as const)
  test(`FI30: if the code of ${kind} fails to load at a reload, the others are restored`, async ({
    app,
    context,
    recorder,
  }) => {
    recorder.allow(/Failed to load resource|Failed to fetch dynamically imported module/)
    await app.open('four/')
    await connectKinds(app)
    const before = await readAccounts(app)
    const files = builtFilesWith(new RegExp(`packages/adapters/${kind}/src/discovery/createDiscovery\\.ts$`))
    expect(files).not.toEqual([])
    for (const file of files) await context.route(`**${file}`, (route) => route.abort())
    await app.page.reload()
    await othersAreBack(app, kind, before)
    await context.unrouteAll()
    await app.page.reload()
    for (const each of everyKind) await expect(createPanel(app.page, each).fact('status')).toHaveText('connected')
  })

for (const kind of everyKind)
  test(`FI19: if the ${kind} wallet is locked at a reload, the others are restored, and this one when it unlocks`, async ({
    app,
  }) => {
    await app.open('four/')
    await connectKinds(app)
    const before = await readAccounts(app)
    const wallet = app.walletOf(kind)
    if (kind === 'polkadot') {
      // The restore of a wallet that responded to an earlier restore does not wait for other wallets.
      await app.page.reload()
      for (const each of everyKind) await expect(createPanel(app.page, each).fact('status')).toHaveText('connected')
    }
    await wallet.control('lock')
    await app.page.clock.install()
    await app.page.reload()
    // While the wallet does not respond for Polkadot, later restores of the same wallet wait, because they could
    // open a second window. Solana and Bitcoin may be later: which adapter is ready first varies.
    const kinds = kind === 'polkadot' ? (['eip155', 'polkadot'] as const) : everyKind
    await othersAreBack(app, kind, before, kinds)
    await app.page.clock.fastForward(6_000)
    await expect(createPanel(app.page, kind).fact('status')).toHaveText('disconnected')
    expect(await wallet.control('prompts')).toEqual([])
    await wallet.control('unlock')
    await app.page.clock.fastForward(3_000)
    for (const each of everyKind) await expect(createPanel(app.page, each).fact('status')).toHaveText('connected')
    expect(await readAccounts(app)).toEqual(before)
  })
