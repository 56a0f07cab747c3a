import { verifyMessage } from 'viem'
import type { App } from '../fixtures/app.js'
import { type AnyChain, chainsOf } from '../fixtures/otherChains.js'
import { createPanel } from '../fixtures/panel.js'
import { scanCode } from '../fixtures/scanCode.js'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { bitcoin } from '../kinds/bitcoin.js'
import { polkadot } from '../kinds/polkadot.js'
import { solana } from '../kinds/solana.js'
import { connectKinds, type EveryKind, everyKind, networkNames } from '../kinds/together.js'
import { createPhoneView } from '../pageObjects/phoneView.js'
import { amounts, message } from '../pages/four/kindActions.js'

// The chains of all namespaces start once for these tests.
test.describe.configure({ mode: 'default' })
test.use({
  setup: {
    services: ['relay'],
    networks: ['local'],
    others: { solana: ['local'], polkadot: ['local'], bip122: ['local'] },
    wallets: [solana.wallet],
  },
})

/** A recipient on the EVM chain. */
const friend = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

/** Verifies each namespace's signature with a library that the adapters do not use. */
const isSignature: Readonly<Record<EveryKind, (signature: string, address: string) => Promise<boolean>>> = {
  eip155: (signature, address) =>
    verifyMessage({ address: address as `0x${string}`, message, signature: signature as `0x${string}` }),
  solana: (signature, address) => solana.isSignature(message, signature, address),
  polkadot: (signature, address) => polkadot.isSignature(message, signature, address),
  bip122: (signature, address) => bitcoin.isSignature(message, signature, address),
}

async function expectConnected(app: App, kinds: readonly EveryKind[], wallet = 'Phone'): Promise<void> {
  for (const kind of everyKind) {
    const panel = createPanel(app.page, kind)
    await expect(panel.fact('status')).toHaveText(kinds.includes(kind) ? 'connected' : 'disconnected')
    if (kinds.includes(kind)) await expect(panel.fact('wallet')).toHaveText(wallet)
  }
}

async function expectSigns(app: App, kind: EveryKind): Promise<void> {
  const panel = createPanel(app.page, kind)
  const address = (await panel.fact('address').textContent()) ?? ''
  const { value } = await panel.act('Sign message')
  expect(await isSignature[kind](String(value), address)).toBe(true)
}

/** Sends coins on the local chain of a namespace, and waits until they have arrived. */
async function expectSends(app: App, kind: EveryKind, chain: Pick<AnyChain, 'balanceOf' | 'settle'>): Promise<void> {
  const to = kind === 'eip155' ? friend : { solana, polkadot, bip122: bitcoin }[kind].friends.local
  const before = await chain.balanceOf(to)
  const { value, code } = await createPanel(app.page, kind).send(to)
  expect(code).toBeUndefined()
  await chain.settle(String(value))
  await waitUntil(() => chain.balanceOf(to)).toBe(before + amounts[kind])
}

test('one approval connects four namespaces, and each signs and sends on its own chain', async ({
  app,
  phone,
  chains,
  otherChains,
}) => {
  test.slow()
  await app.open('phone/')
  await createPhoneView(app).open()
  await scanCode(app, phone)
  await expectConnected(app, everyKind)
  expect(phone.sessions()).toHaveLength(1)
  for (const kind of everyKind) {
    await expectSigns(app, kind)
    if (kind === 'eip155') {
      await expectSends(app, kind, {
        balanceOf: async (address) => BigInt(await rpc(chains.local.rpcUrl, 'eth_getBalance', [address, 'latest'])),
        settle: async () => undefined,
      })
      continue
    }
    const { local } = await chainsOf(otherChains, kind)
    const address = (await createPanel(app.page, kind).fact('address').textContent()) ?? ''
    if (kind === 'bip122') await local.fund(address, amounts[kind] * 4n)
    await expectSends(app, kind, local)
  }
})

test('a reload restores all four without a prompt; each can disconnect alone, and the last ends the session', async ({
  app,
  phone,
}) => {
  await app.open('phone/')
  await createPhoneView(app).open()
  await scanCode(app, phone)
  await expectConnected(app, everyKind)
  phone.setApproval({ type: 'ask' })
  await app.page.reload()
  await expectConnected(app, everyKind)
  expect(phone.proposals()).toEqual([])
  await expectSigns(app, 'polkadot')

  const [first, ...others] = ['solana', 'eip155', 'polkadot', 'bip122'] as const
  await createPanel(app.page, first).act('Disconnect it')
  await expectConnected(app, others)
  await expectSigns(app, 'bip122')
  expect(phone.sessions()).toHaveLength(1)
  await app.page.reload()
  await expectConnected(app, others)
  for (const kind of others) await createPanel(app.page, kind).act('Disconnect it')
  await waitUntil(() => phone.sessions().length).toBe(0)
  await app.page.reload()
  await expectConnected(app, [])
})

test('disconnecting all ends the session on the phone', async ({ app, phone }) => {
  await app.open('phone/')
  await createPhoneView(app).open()
  await scanCode(app, phone)
  await expectConnected(app, everyKind)
  await (await app.kit()).evaluate((kit) => kit.disconnect())
  await expectConnected(app, [])
  await waitUntil(() => phone.sessions().length).toBe(0)
})

test('the phone approves two of four namespaces, and another later from the list of networks', async ({
  app,
  phone,
}) => {
  phone.setApproval({ type: 'approve', namespaces: ['eip155', 'bip122'] })
  await app.open('phone/')
  await createPhoneView(app).open()
  await scanCode(app, phone)
  await expectConnected(app, ['eip155', 'bip122'])
  await expectSigns(app, 'eip155')

  phone.setApproval({ type: 'approve' })
  await app.networkButton.click()
  await app.modal.row(networkNames.polkadot[0]).click()
  await app.modal.button('Choose a wallet').click()
  await app.modal.row('WalletConnect').click()
  await scanCode(app, phone)
  for (const kind of ['eip155', 'polkadot', 'bip122'] as const) {
    await expect(createPanel(app.page, kind).fact('status')).toHaveText('connected')
    await expectSigns(app, kind)
  }
  await expect(app.networkButton).toHaveText(networkNames.polkadot[0])

  // Both are connected, so switching between them sends no request.
  phone.setApproval({ type: 'ask' })
  await app.networkButton.click()
  await app.modal.row(networkNames.bip122[0]).click()
  await expect(app.networkButton).toHaveText(networkNames.bip122[0])
  expect(phone.proposals()).toEqual([])
})

test('an installed wallet keeps its namespace, and the phone is asked for the others', async ({ app, phone }) => {
  await app.open('phone/')
  await connectKinds(app, ['solana'])
  phone.setApproval({ type: 'ask' })
  await (await app.kit()).evaluate((kit) => kit.open({ view: 'Connect', namespace: 'eip155' }))
  await app.modal.row('WalletConnect').click()
  const view = createPhoneView(app)
  await view.isReady()
  await phone.scan(view.code)
  await waitUntil(() => phone.proposals().length).toBe(1)
  expect(Object.keys(phone.proposals()[0]?.wanted ?? {}).sort()).toEqual(['bip122', 'eip155', 'polkadot'])
  await phone.proposals()[0]?.approve()
  await app.modal.isGone()
  for (const kind of everyKind) {
    await expect(createPanel(app.page, kind).fact('status')).toHaveText('connected')
    await expect(createPanel(app.page, kind).fact('wallet')).toHaveText(kind === 'solana' ? 'Foxglove' : 'Phone')
  }
  await expectSigns(app, 'solana')
  await expectSigns(app, 'bip122')
  expect(phone.control.requests('solana_signMessage')).toEqual([])
  await phone.deleteSession()
  for (const kind of everyKind)
    await expect(createPanel(app.page, kind).fact('status')).toHaveText(
      kind === 'solana' ? 'connected' : 'disconnected',
    )
  await expectSigns(app, 'solana')
})

async function rpc(url: string, method: string, params: readonly unknown[]): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await answer.json()) as { readonly result: string }).result
}
