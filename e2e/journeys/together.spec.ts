import { createPanel } from '../fixtures/panel.js'
import { expect, test } from '../fixtures/test.js'
import {
  connectKinds,
  type EveryKind,
  everyKind,
  kindNames,
  networkNames,
  readAccounts,
  together,
} from '../kinds/together.js'

test.use({ setup: together })

const [first, ...others] = everyKind as readonly [EveryKind, ...EveryKind[]]

test('§2 §4: a wallet of several namespaces is one row that asks for the namespace', async ({ app }) => {
  await app.open('four/')
  await app.button.click()
  await expect(app.modal.row('Foxglove')).toHaveCount(1)
  await app.modal.row('Foxglove').click()
  await app.modal.shows('Foxglove')
  await expect(app.modal.text('Choose a chain')).toBeVisible()
  for (const kind of everyKind) await expect(app.modal.row(kindNames[kind])).toBeVisible()
  await app.modal.row(kindNames.polkadot).click()
  await app.modal.isGone()
  for (const kind of everyKind)
    await expect(createPanel(app.page, kind).fact('status')).toHaveText(
      kind === 'polkadot' ? 'connected' : 'disconnected',
    )
  // Selected again, the row marks the connected namespace and opens its account.
  await (await app.kit()).evaluate((kit) => kit.open({ view: 'Connect' }))
  await app.modal.row('Foxglove').click()
  await expect(app.modal.row(/Polkadot.*Connected/)).toBeVisible()
  await app.modal.row(kindNames.polkadot).click()
  await app.modal.shows('Account')
})

test('§2: connects every namespace one after another from the list of networks, without affecting the others', async ({
  app,
}) => {
  await app.open('four/')
  await app.choose()
  // Wait for all connectors, because a later one moves the rows.
  for (const kind of everyKind) await expect(app.modal.row(kindNames[kind])).toBeVisible()
  await app.modal.row(kindNames[first]).click()
  await app.modal.isGone()
  for (const kind of others) {
    const before = await readAccounts(app)
    await app.networkButton.click()
    await app.modal.row(networkNames[kind][1]).click()
    await app.modal.shows('Switch network')
    await expect(app.modal.text(new RegExp(`Connect a wallet for .*${kindNames[kind]}`))).toBeVisible()
    for (const each of everyKind.slice(0, everyKind.indexOf(kind)))
      await expect(app.modal.dialog.getByRole('listitem').filter({ hasText: kindNames[each] })).toBeVisible()
    await app.modal.button('Choose a wallet').click()
    await app.modal.shows(new RegExp(`Connect to .*${kindNames[kind]}`))
    await app.modal.row('Foxglove').click()
    await app.modal.isGone()
    const panel = createPanel(app.page, kind)
    await expect(panel.fact('network')).toHaveText(networkNames[kind][1])
    expect(await readAccounts(app)).toEqual({ ...before, [kind]: expect.objectContaining({ status: 'connected' }) })
    await expect(app.networkButton).toHaveText(networkNames[kind][1])
  }
})

test('§2: rejecting a network of another namespace changes nothing, and going back works', async ({ app }) => {
  await app.open('four/')
  await connectKinds(app, [first])
  const before = await readAccounts(app)
  await app.walletOf('polkadot').control('reject', 'enable')
  await app.networkButton.click()
  await app.modal.row(networkNames.polkadot[0]).click()
  await app.modal.backButton.click()
  await app.modal.shows('Choose a network')
  await app.modal.row(networkNames.polkadot[0]).click()
  await app.modal.button('Choose a wallet').click()
  await app.modal.row('Foxglove').click()
  await expect(app.modal.text('You declined in the wallet')).toBeVisible()
  expect(await readAccounts(app)).toEqual(before)
  await app.modal.button('Try again').click()
  await app.modal.isGone()
  await expect(createPanel(app.page, 'polkadot').fact('status')).toHaveText('connected')
})

/** Events of one namespace's connection that leave it connected. */
async function stir(app: Parameters<typeof connectKinds>[0], kind: EveryKind): Promise<void> {
  const panel = createPanel(app.page, kind)
  const account = await panel.fact('address').textContent()
  const evm = app.wallet()
  if (kind === 'eip155') {
    await evm.control('shareAccounts', [1])
    await evm.control('selectChain', 31_338)
  }
  if (kind === 'polkadot' || kind === 'solana') await app.walletOf(kind).control('shareAccounts', [1])
  if (kind === 'bip122') await app.walletOf(kind).control('selectAccount', 1)
  await expect(panel.fact('address')).not.toHaveText(account ?? '')
  await panel.act('Sign message')
  const [local, second] = networkNames[kind]
  for (const name of [second, local]) {
    await (await app.kit()).evaluate(
      async (kit, [network, namespace]) => {
        const { caipNetworkId } =
          kit.getCaipNetworks().find((one) => one.name === network && one.chainNamespace === namespace) ?? {}
        await kit.switchNetwork(caipNetworkId ?? '')
      },
      [name, kind] as const,
    )
    await expect(panel.fact('network')).toHaveText(name)
  }
  await panel.act('Disconnect it')
  await expect(panel.fact('status')).toHaveText('disconnected')
  await connectKinds(app, [kind])
  await panel.act('Disconnect it')
}

for (const kind of everyKind)
  test(`§4: events of ${kindNames[kind]} do not affect the other accounts`, async ({ app }) => {
    await app.open('four/')
    await connectKinds(app)
    const { [kind]: _, ...before } = await readAccounts(app)
    const texts = await (await app.kit()).evaluateHandle(
      (kit, watched) => {
        const seen: string[] = []
        for (const namespace of watched) {
          const note = () => seen.push(`${namespace} ${JSON.stringify(kit.getAccount(namespace))}`)
          note()
          kit.subscribeAccount(note, namespace)
        }
        return seen
      },
      everyKind.filter((each) => each !== kind),
    )
    await stir(app, kind)
    const { [kind]: own, ...after } = await readAccounts(app)
    expect(own).toMatchObject({ status: 'disconnected' })
    expect(after).toEqual(before)
    // The others did not change in between either.
    expect(new Set(await texts.jsonValue()).size).toBe(everyKind.length - 1)
    for (const each of everyKind.filter((other) => other !== kind))
      expect(await createPanel(app.page, each).act('Sign message')).toMatchObject({ value: expect.any(String) })
  })

test('§4: a reload restores every namespace without a prompt', async ({ app }) => {
  await app.open('four/')
  await connectKinds(app)
  const before = await readAccounts(app)
  await app.page.reload()
  for (const kind of everyKind) await expect(createPanel(app.page, kind).fact('status')).toHaveText('connected')
  expect(await readAccounts(app)).toEqual(before)
  expect(await app.wallet().requests('eth_requestAccounts')).toEqual([])
  expect(await app.walletOf('polkadot').control('promptCount')).toBe(0)
  expect(await app.walletOf('bip122').requests('bitcoin:connect')).toEqual([])
  await expect(app.modal.dialog).toBeHidden()
})

test('§2: disconnects one namespace, then all', async ({ app }) => {
  await app.open('four/')
  await connectKinds(app)
  await app.button.click()
  const strip = app.modal.dialog.getByRole('list', { name: 'Connected accounts' })
  await expect(strip.getByRole('button')).toHaveCount(everyKind.length)
  await strip.getByRole('button', { name: 'Polkadot' }).click()
  await app.modal.button('Disconnect Polkadot').click()
  await expect(strip.getByRole('button')).toHaveCount(everyKind.length - 1)
  await expect(app.modal.snackbar.getByRole('status')).toHaveText(/Polkadot.* is disconnected/)
  for (const kind of everyKind)
    await expect(createPanel(app.page, kind).fact('status')).toHaveText(
      kind === 'polkadot' ? 'disconnected' : 'connected',
    )
  await app.modal.button('Disconnect all').click()
  await app.modal.isGone()
  for (const kind of everyKind) await expect(createPanel(app.page, kind).fact('status')).toHaveText('disconnected')
  await app.page.reload()
  await expect(app.button).toHaveText('Connect Wallet')
})

test('§2: groups networks by namespace and marks those not connected; the search finds them', async ({ app }) => {
  await app.open('four/')
  await connectKinds(app, [first])
  await app.networkButton.click()
  for (const kind of everyKind) {
    const group = app.modal.dialog
      .locator('section')
      .filter({ has: app.page.getByRole('heading', { name: kindNames[kind] }) })
    await expect(group.getByRole('button')).toHaveCount(2)
    for (const name of networkNames[kind]) await expect(group.getByText(name, { exact: true })).toBeVisible()
    await expect(group.getByRole('heading')).toContainText(
      kind === first ? kindNames[kind] : `${kindNames[kind]}Not connected`,
    )
  }
})
