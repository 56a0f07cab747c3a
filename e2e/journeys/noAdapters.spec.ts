import { verifyMessage, verifyTypedData } from 'viem'
import { phoneBrowsers } from '../fixtures/phoneBrowsers.js'
import { recordLinks } from '../fixtures/recordLinks.js'
import { scanCode } from '../fixtures/scanCode.js'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { bitcoin } from '../kinds/bitcoin.js'
import { polkadot } from '../kinds/polkadot.js'
import { solana } from '../kinds/solana.js'
import { createAllWalletsView } from '../pageObjects/allWalletsView.js'
import { typedData } from '../pages/shared/typedData.js'

const hello = 'Hello without adapters'
const asHex = `0x${Buffer.from(hello).toString('hex')}`

test.describe('on a desktop', () => {
  test.use({ setup: { services: ['relay'], wallets: [] } })

  test('§2: opens with the QR code; the connected provider signs, and disconnecting ends the session', async ({
    app,
    phone,
    chains,
  }) => {
    await app.open('noAdapters/')
    await app.button.click()
    await app.modal.shows('Scan with your phone')
    await scanCode(app, phone)
    const [address = ''] = phone.addresses(chains.local.network.caipNetworkId)
    await expect(app.fact('address')).toHaveText(address)
    await expect(app.fact('network')).toHaveText('Local Chain')

    const kit = await app.kit()
    const signature = await kit.evaluate(
      (it, params) =>
        it
          .getProvider<{ request(asked: object): Promise<`0x${string}`> }>('eip155')
          ?.request({ method: 'personal_sign', params }),
      [asHex, address],
    )
    expect(
      await verifyMessage({ address: address as `0x${string}`, message: hello, signature: signature ?? '0x' }),
    ).toBe(true)
    phone.control.reject('personal_sign')
    expect(await app.act('Sign message')).toMatchObject({ code: 'USER_REJECTED' })

    await app.page.reload()
    await expect(app.fact('address')).toHaveText(address)
    await app.page.getByRole('button', { name: 'Disconnect wallet' }).click()
    await expect(app.fact('status')).toHaveText('disconnected')
    await waitUntil(() => phone.sessions().length).toBe(0)
  })
})

test.describe('on several networks', () => {
  test.use({ setup: { services: ['relay'], wallets: [] } })

  test('R413: after a switch of the network, the next request names the new network and is signed', async ({
    app,
    phone,
    chains,
  }) => {
    phone.control.setBehaviour('ask')
    await app.open('noAdapters/')
    await app.button.click()
    await scanCode(app, phone)
    await app.page.getByRole('button', { name: 'Use Second Chain' }).click()
    await expect(app.fact('network')).toHaveText('Second Chain')
    await app.page.getByRole('button', { name: 'Sign typed data' }).click()
    await waitUntil(() => phone.pending()[0]?.question !== undefined).toBe(true)
    const [request] = phone.pending()
    expect(request?.networkId).toBe(chains.second.network.caipNetworkId)
    request?.question?.approve()
    const { value } = await app.outcome()
    const { message: _, ...data } = typedData(chains.second.id)
    const [address = ''] = phone.addresses(chains.second.network.caipNetworkId)
    const signed = { address: address as `0x${string}`, signature: value as `0x${string}` }
    expect(await verifyTypedData({ ...data, message: { item: 'latch', count: 3n }, ...signed })).toBe(true)
  })
})

test.describe('on a phone', () => {
  test.use({
    setup: { services: ['relay', 'directory'], wallets: [] },
    ...phoneBrowsers.iPhone,
  })

  test('§2: opens with all wallets; a selected wallet receives the code and connects', async ({
    app,
    phone,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // The test browser has no apps.
    await recordLinks(app.page)
    await app.open('noAdapters/')
    await app.button.tap()
    await app.modal.shows('All wallets')
    await createAllWalletsView(app).rows.first().getByRole('button').tap()
    await app.modal.button('Copy link').tap()
    const readLink = () => app.page.evaluate(() => navigator.clipboard.readText())
    await waitUntil(readLink).toMatch(/^wc:/)
    await phone.pair(await readLink())
    await app.modal.isGone()
    await expect(app.fact('wallet')).toHaveText('Phone')
  })
})

test.describe('in several namespaces', () => {
  test.use({
    setup: {
      services: ['relay'],
      wallets: [],
      networks: ['local'],
      others: { solana: ['local'], polkadot: ['local'], bip122: ['local'] },
    },
  })

  test('§2: one approval connects all of them, and each signs', async ({ app, phone }) => {
    await app.open('noAdapters/')
    await app.button.click()
    await scanCode(app, phone)
    const kit = await app.kit()
    for (const { kind, isSignature } of [solana, polkadot, bitcoin]) {
      await waitUntil(() => kit.evaluate((it, namespace) => it.getIsConnectedState(namespace), kind)).toBe(true)
      const [address, signature] = await kit.evaluate(
        async (it, { kind, message }) => [it.getAddress(kind), await it.getActions(kind)?.signMessage?.({ message })],
        { kind, message: hello },
      )
      expect(await isSignature(hello, String(signature), String(address))).toBe(true)
    }
    await kit.evaluate((it) => it.disconnect('solana'))
    expect(await kit.evaluate((it) => it.getIsConnectedState('solana'))).toBe(false)
    expect(await kit.evaluate((it) => it.getIsConnectedState('eip155'))).toBe(true)
    await kit.evaluate((it) => it.disconnect())
    await waitUntil(() => phone.sessions().length).toBe(0)
  })
})

test.describe('without a relay', () => {
  test.use({ setup: { wallets: [{ preset: 'foxglove' }] } })

  test('§2: says that no wallets are offered, and sends no request', async ({ app, recorder }) => {
    recorder.allow(/No wallet can connect, because `adapters` is empty/)
    await app.open('noAdapters/')
    await app.button.click()
    await app.modal.shows('Connect a wallet')
    await expect(app.modal.row('WalletConnect')).toHaveCount(0)
    await expect(app.modal.row('Foxglove')).toHaveCount(0)
    await expect(app.modal.text('This site offers no wallets right now')).toBeVisible()
    const foreign = recorder.requests().filter((request) => !request.includes(process.env.LATCHKEY_E2E_URL ?? ''))
    expect(foreign).toEqual([])
  })
})
