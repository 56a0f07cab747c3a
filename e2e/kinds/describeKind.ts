import { chainsOf } from '../fixtures/otherChains.js'
import { createPanel } from '../fixtures/panel.js'
import { expect, test } from '../fixtures/test.js'
import { amounts, message } from '../pages/four/kindActions.js'
import type { KindCase } from './kindCase.js'

/** The journeys that every namespace shares, run for one of them. */
export function describeKind(one: KindCase): void {
  const { kind, title, wallet, methods, networks, friends } = one
  const [local, second] = networks
  test.use({ setup: { networks: [], others: { [kind]: ['local', 'second'] }, wallets: [wallet] } })

  test(`${title} §2 §4: a visitor connects, sees the address and signs`, async ({ app }) => {
    const panel = createPanel(app.page, kind)
    await app.open('four/')
    await app.choose()
    await app.modal.isGone()
    const [address = ''] = await app.walletOf(kind).addresses()
    await expect(panel.fact('status')).toHaveText('connected')
    await expect(panel.fact('address')).toHaveText(address)
    await expect(panel.fact('network')).toHaveText(local)
    await expect(panel.fact('wallet')).toHaveText('Foxglove')
    await expect(app.button).toHaveAccessibleDescription(address)
    expect(await one.countQuestions(app)).toBe(1)

    const { value } = await panel.act('Sign message')
    expect(await one.isSignature(message, String(value), address)).toBe(true)
    expect(await one.isSignature(`${message}!`, String(value), address)).toBe(false)
  })

  test(`${title} §3: a transfer arrives on the active network`, async ({ app, otherChains }) => {
    const chains = await chainsOf(otherChains, kind)
    const panel = createPanel(app.page, kind)
    await app.open('four/')
    await app.choose()
    await app.modal.isGone()
    for (const where of ['local', 'second'] as const) {
      const chain = chains[where]
      if (where === 'second') {
        await app.networkButton.click()
        await app.modal.row(second).click()
        await expect(panel.fact('network')).toHaveText(second)
        await app.modal.isGone()
      }
      const address = (await panel.fact('address').textContent()) ?? ''
      if (one.needsFunds) await chain.fund(address, amounts[kind] * 4n)
      const before = { own: await chain.balanceOf(address), friend: await chain.balanceOf(friends[where]) }
      const { value: id, code } = await panel.send(friends[where])
      expect(code).toBeUndefined()
      await chain.settle(String(id))
      expect(await chain.balanceOf(friends[where])).toBe(before.friend + amounts[kind])
      const left = await chain.balanceOf(address)
      expect(left).toBeLessThan(before.own - amounts[kind])
      expect(left).toBeGreaterThan(before.own - 2n * amounts[kind])
    }
  })

  test(`${title} R36: a rejected connection is not shown as an error, and a retry connects`, async ({ app }) => {
    const panel = createPanel(app.page, kind)
    await app.open('four/')
    await app.walletOf(kind).control('reject', methods.connect)
    await app.choose()
    const notice = app.modal.dialog.getByRole('status').filter({ hasText: 'You declined in the wallet' })
    await expect(notice).toContainText('nothing was shared')
    await expect(app.modal.alert).toHaveCount(0)
    await expect(panel.fact('status')).toHaveText('disconnected')
    await app.modal.button('Try again').click()
    await app.modal.isGone()
    await expect(panel.fact('status')).toHaveText('connected')
  })

  test(`${title} R36 R37: throws typed errors for rejected and invalid signatures, and does not send a rejected transfer`, async ({
    app,
    otherChains,
  }) => {
    const { local: chain } = await chainsOf(otherChains, kind)
    const panel = createPanel(app.page, kind)
    await app.open('four/')
    await app.choose()
    await app.modal.isGone()
    const wallet = app.walletOf(kind)
    await wallet.control('reject', methods.sign)
    expect(await panel.act('Sign message')).toMatchObject({ code: 'USER_REJECTED' })
    await wallet.control('answerWith', methods.sign, { signature: 'yes' })
    expect(await panel.act('Sign message')).toMatchObject({ code: 'WALLET_BAD_RESULT' })
    expect(await panel.act('Sign message')).toMatchObject({ value: expect.any(String) })

    const address = (await panel.fact('address').textContent()) ?? ''
    if (one.needsFunds) await chain.fund(address, amounts[kind] * 4n)
    const before = [await chain.balanceOf(address), await chain.balanceOf(friends.local)]
    await wallet.control('reject', methods.send)
    expect(await panel.send(friends.local)).toMatchObject({ code: 'USER_REJECTED' })
    expect([await chain.balanceOf(address), await chain.balanceOf(friends.local)]).toEqual(before)
  })

  test(`${title} §4: page, button and modal follow an account change in the wallet`, async ({ app }) => {
    const panel = createPanel(app.page, kind)
    await app.open('four/')
    await app.choose()
    await app.modal.isGone()
    const address = await one.changeAccount(app)
    await expect(panel.fact('address')).toHaveText(address)
    await expect(app.button).toHaveAccessibleDescription(address)
    await app.button.click()
    await expect(app.modal.dialog).toContainText(address)
    await app.page.keyboard.press('Escape')
    const { value } = await panel.act('Sign message')
    expect(await one.isSignature(message, String(value), address)).toBe(true)
  })

  test(`${title} FI23: an account change ends the pending request of the previous account`, async ({ app }) => {
    const panel = createPanel(app.page, kind)
    await app.open('four/')
    await app.choose()
    await app.modal.isGone()
    await app.walletOf(kind).control('stall', methods.sign)
    const outcome = panel.act('Sign message')
    await app.walletOf(kind).stalled(methods.sign)
    await one.changeAccount(app)
    expect(await outcome).toMatchObject({ code: 'ACCOUNT_CHANGED' })
  })

  test(`${title} §4 FI24: a reload restores account and network without a prompt, also for a late wallet`, async ({
    app,
  }) => {
    const panel = createPanel(app.page, kind)
    await app.open('four/')
    await app.choose()
    await app.modal.isGone()
    await app.networkButton.click()
    await app.modal.row(second).click()
    await expect(panel.fact('network')).toHaveText(second)
    const address = (await panel.fact('address').textContent()) ?? ''
    for (const announce of [{}, { afterMs: 600 }]) {
      await app.nextVisit({ wallets: [{ ...wallet, announce }] })
      await app.page.reload()
      await expect(panel.fact('address')).toHaveText(address)
      await expect(panel.fact('network')).toHaveText(second)
      await expect(app.modal.dialog).toBeHidden()
      expect(await one.countQuestions(app)).toBe(0)
      expect(await panel.act('Sign message')).toMatchObject({ value: expect.any(String) })
    }
  })

  test(`${title} R32: a wallet that appears while the modal is open is listed and connects`, async ({ app }) => {
    const panel = createPanel(app.page, kind)
    await app.open('four/')
    await app.nextVisit({ wallets: [{ ...wallet, announce: false }] })
    await app.page.reload()
    await app.button.click()
    await app.modal.shows('Connect a wallet')
    await expect(app.modal.row('Foxglove')).toBeHidden()
    await app.walletOf(kind).announce()
    await app.modal.row('Foxglove').click()
    await app.modal.isGone()
    await expect(panel.fact('wallet')).toHaveText('Foxglove')
  })

  test(`${title} R69 §4: a visitor who disconnects stays disconnected, and no address is stored`, async ({ app }) => {
    const panel = createPanel(app.page, kind)
    await app.open('four/')
    await app.choose()
    await app.modal.isGone()
    const address = (await panel.fact('address').textContent()) ?? ''
    await app.button.click()
    await app.modal.button('Disconnect').click()
    await app.modal.isGone()
    await expect(panel.fact('status')).toHaveText('disconnected')
    const stored = await app.page.evaluate(() =>
      Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('@latchkey')),
    )
    expect(JSON.stringify(stored)).not.toContain(address)
    await app.page.reload()
    await expect(app.button).toHaveText('Connect Wallet')
    await expect(panel.fact('status')).toHaveText('disconnected')
  })

  test(`${title} R39: disconnects when the wallet ends the connection, and connects again`, async ({ app }) => {
    const panel = createPanel(app.page, kind)
    await app.open('four/')
    await app.choose()
    await app.modal.isGone()
    await app.walletOf(kind).control('disconnectSite')
    await expect(panel.fact('status')).toHaveText('disconnected')
    await app.choose()
    await app.modal.isGone()
    await expect(panel.fact('status')).toHaveText('connected')
  })
}
