import type { Locator, Page } from '@playwright/test'
import { base58 } from '@scure/base'
import { verifyMessage } from 'viem'
import { bitcoin } from '../kinds/bitcoin.js'
import { solana } from '../kinds/solana.js'
import { createModal } from '../pageObjects/modal.js'
import { expect, test } from './appTest.js'

const recipients = {
  solana: '9Tj3srBSxH7RFRCm8uharreY7ZBS49XSfpwCeYa7Xaqp',
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  signet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
}

test('an app of AppKit with several chains connects, signs, sends, switches, is restored, and disconnects', async ({
  page,
  wallets,
  chains,
}) => {
  const { foxglove } = await wallets.add({
    foxglove: { kind: 'multi', faces: { evm: { chainId: 1 }, solana: {}, bitcoin: {} } },
  })
  const [own = '0x'] = foxglove.evm.addresses
  const [ownSolana = ''] = foxglove.solana.addresses
  const [ownBitcoin = ''] = foxglove.bitcoin.addresses
  const active = createSection(page, 'Active')
  const onEthereum = createSection(page, 'Ethereum')
  const onSolana = createSection(page, 'Solana')
  const onBitcoin = createSection(page, 'Bitcoin')
  await page.goto('/')

  const solanas = await chains.solana()
  await onSolana.connect()
  await expect(onSolana.text(`Address: ${ownSolana}`)).toBeVisible()
  const signature = Buffer.from(await onSolana.act('Sign'), 'hex')
  expect(await solana.isSignature('Hello', base58.encode(signature), ownSolana)).toBe(true)
  for (const { chain, name, endpoint } of [
    { chain: solanas.all[0], name: 'Solana', endpoint: 'https://api.mainnet-beta.solana.com' },
    { chain: solanas.second, name: 'Solana Devnet', endpoint: 'https://api.devnet.solana.com' },
  ]) {
    if (chain === solanas.second) await active.press(name)
    await expect(onSolana.text(`Endpoint: ${endpoint}`)).toBeVisible()
    await expect(active.text(`Network: ${name} of solana, ${chain.network.caipNetworkId}`)).toBeVisible()
    const before = await chain.balanceOf(recipients.solana)
    await chain.settle(await onSolana.act('Send'))
    await chain.settle(await onSolana.act('Sign transaction'))
    expect(await chain.balanceOf(recipients.solana)).toBe(before + 2_000_000_000n)
    expect(BigInt(await onSolana.act('Balance'))).toBe(await chain.balanceOf(ownSolana))
  }

  const bitcoins = await chains.bitcoin()
  await onBitcoin.connect()
  await expect(onBitcoin.text(`Address: ${ownBitcoin}`)).toBeVisible()
  expect(await bitcoin.isSignature('Hello', await onBitcoin.act('Sign'), ownBitcoin)).toBe(true)
  await bitcoins.fund(ownBitcoin, 200_000n)
  await bitcoins.settle(await onBitcoin.act('Send'))
  await bitcoins.settle(await onBitcoin.act('Sign PSBT'))
  expect(await bitcoins.balanceOf(recipients.bitcoin)).toBe(70_000n)
  await active.press('Bitcoin Signet')
  await expect(onBitcoin.text(/Address: tb1q/)).toBeVisible()
  const ownSignet = ((await onBitcoin.text(/Address: /).textContent()) ?? '').replace('Address: ', '')
  await bitcoins.second.fund(ownSignet, 200_000n)
  await bitcoins.second.settle(await onBitcoin.act('Send'))
  expect(await bitcoins.second.balanceOf(recipients.signet)).toBe(50_000n)

  await onEthereum.connect()
  await expect(active.text(`Account: eip155:1:${own}`)).toBeVisible()
  const ethereumSignature = (await onEthereum.act('Sign')) as `0x${string}`
  expect(await verifyMessage({ address: own, message: 'Hello', signature: ethereumSignature })).toBe(true)
  const hash = await onEthereum.act('Send')
  expect(await chains.mainnet.request('eth_getTransactionByHash', [hash])).toMatchObject({ from: own.toLowerCase() })

  await active.press('Solana Devnet')
  await expect(active.text(`Account: ${solanas.second.network.caipNetworkId}:${ownSolana}`)).toBeVisible()
  await page.reload()
  await expect(active.text(`Account: ${solanas.second.network.caipNetworkId}:${ownSolana}`)).toBeVisible()
  await expect(onEthereum.text(`Address: ${own}`)).toBeVisible()
  await expect(onBitcoin.text(`Address: ${ownSignet}`)).toBeVisible()
  expect(await onSolana.act('Sign')).toBe(signature.toString('hex'))

  await onSolana.press('Disconnect')
  await expect(onSolana.text('Status: disconnected')).toBeVisible()
  await expect(onEthereum.text('Status: connected')).toBeVisible()
  await active.press('Disconnect all')
  for (const section of [onEthereum, onSolana, onBitcoin])
    await expect(section.text('Status: disconnected')).toBeVisible()
  await page.reload()
  for (const section of [onEthereum, onSolana, onBitcoin])
    await expect(section.text('Status: disconnected')).toBeVisible()
  await expect(active.text('Account: none')).toBeVisible()
})

/** A part of the app's page. */
type Section = {
  text(text: string | RegExp): Locator
  press(button: string): Promise<void>
  /** Presses a button, and returns the text of the result. */
  act(button: string): Promise<string>
  /** Connects the wallet with the button of the section. */
  connect(): Promise<void>
}

function createSection(page: Page, name: string): Section {
  const section = page.getByRole('region', { name, exact: true })
  const press = (button: string) => section.getByRole('button', { name: button, exact: true }).click()
  return {
    text: (text) => section.getByText(text, { exact: true }),
    press,
    async act(button) {
      await press(button)
      await expect(section.locator('output')).not.toBeEmpty()
      return (await section.locator('output').textContent()) ?? ''
    },
    async connect() {
      await press('Connect')
      const modal = createModal(page)
      await modal.row('Foxglove').click()
      await modal.isGone()
    },
  }
}
