import { verifyMessage } from 'viem'
import { waitUntil } from '../../fixtures/waitUntil.js'
import { expect, test } from '../test.js'
import { button, dialog, row } from '../visitor.js'

test.use({ setup: { services: ['relay'], hasBundledDirectory: true } })

/** Runs in the page: returns the number of rendered pictures of bundled wallets. */
function countPictures(): number {
  const root = document.querySelector('appkit-modal')?.shadowRoot
  const pictures = [...(root?.querySelectorAll<HTMLImageElement>('li img[src^="data:image/webp"]') ?? [])]
  return pictures.filter(({ naturalWidth }) => naturalWidth === 48).length
}

test('R257 R246b: bundled wallets show with pictures, and a phone scans the shown code, connects and signs', async ({
  visitor,
  tab,
  phone,
}) => {
  await visitor.open('basic/')
  await visitor.click(button('Connect Wallet'))
  for (const name of [/Foxglove/, /MetaMask/, /Trust Wallet/, /OKX Wallet/]) await visitor.finds(row(name))
  await visitor.finds(button(/^All wallets/))
  await visitor.finds(button('I don’t have a wallet'))
  await waitUntil(() => tab.evaluate(countPictures), 'pictures of the package').toBe(3)
  await visitor.click(row(/WalletConnect/))
  await visitor.finds({ css: '[role=img]', name: /^QR code to connect/ })
  await phone.scan(tab)
  await visitor.misses(dialog)
  await visitor.fact('wallet', 'Phone')
  const [address] = phone.addresses('eip155:31337')
  await visitor.fact('address', String(address))
  const { value } = await visitor.act('Sign message')
  const signed = { address: address as `0x${string}`, message: 'Hello from the journeys' }
  expect(await verifyMessage({ ...signed, signature: value as `0x${string}` })).toBe(true)
})
