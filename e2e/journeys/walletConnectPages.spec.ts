import type { ChainNamespace } from '@latchkey/common'
import { createPanel } from '../fixtures/panel.js'
import { scanCode } from '../fixtures/scanCode.js'
import { expect, test } from '../fixtures/test.js'
import { createPhoneView } from '../pageObjects/phoneView.js'

const kinds = ['eip155', 'solana', 'polkadot', 'bip122'] as const satisfies readonly ChainNamespace[]

test.describe('with every adapter', () => {
  test.use({
    setup: {
      services: ['relay'],
      networks: ['local'],
      others: { solana: ['local'], polkadot: ['local'], bip122: ['local'] },
      wallets: [],
    },
  })

  test('R59: one code connects a phone in four namespaces, and each signs', async ({ app, phone, page }) => {
    test.slow()
    await app.open('phone/')
    await createPhoneView(app).open()
    await scanCode(app, phone)
    for (const kind of kinds) {
      const panel = createPanel(page, kind)
      await expect(panel.fact('status')).toHaveText('connected')
      expect(await panel.act('Sign message')).toHaveProperty('value')
    }
    const signed = phone.control.requests().filter(({ method }) => /sign/.test(method))
    expect(signed.map(({ method, outcome }) => `${method} ${outcome}`)).toEqual([
      'personal_sign answered',
      'solana_signMessage answered',
      'polkadot_signMessage answered',
      'signMessage answered',
    ])
  })
})

test.describe('without adapters', () => {
  test.use({ setup: { services: ['relay'], wallets: [] } })

  test('R59: an app without adapters shows the code first, and connects', async ({ app, phone, chains }) => {
    await app.open('noAdapters/')
    await app.button.click()
    await scanCode(app, phone)
    await expect(app.fact('address')).toHaveText(phone.addresses(chains.local.network.caipNetworkId)[0] ?? '')
  })
})
