import { chromium } from '@playwright/test'
import { verifyMessage } from 'viem'
import { findFullChromium } from '../../scripts/browsers/findFullChromium.mjs'
import { chromiumFlags } from '../../scripts/chromium/chromiumFlags.mjs'
import { createApp } from '../fixtures/app.js'
import { partsTest as test } from '../fixtures/parts.js'
import { expect } from '../fixtures/test.js'
import { buildExtension } from '../server/buildExtension.js'

// The pages get their networks from the test; the wallet comes from the extension alone.
test.use({ setup: { wallets: [] } })

test('R417: a Manifest V3 extension connects, signs in its worker, and stays connected after a reload', async ({
  pageScript,
}, info) => {
  const executablePath = findFullChromium()
  // biome-ignore lint/suspicious/noSkippedTests: as for every browser that is not installed
  test.skip(!executablePath, 'Only a full Chromium loads extensions.')
  const extension = info.outputPath('extension')
  await buildExtension(extension)
  const context = await chromium.launchPersistentContext(info.outputPath('profile'), {
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumFlags, `--disable-extensions-except=${extension}`, `--load-extension=${extension}`],
  })
  await context.addInitScript({ content: pageScript })
  const app = createApp(await context.newPage(), process.env.LATCHKEY_E2E_URL ?? '')
  await app.open('basic/')
  await app.choose('Lodestar')
  await app.modal.isGone()
  const address = (await app.fact('address').textContent()) as `0x${string}`
  await expect(app.fact('wallet')).toHaveText('Lodestar')
  await expect(app.fact('network')).toHaveText('Local Chain')

  const sign = async () => {
    const { value } = await app.act('Sign message')
    const signature = value as `0x${string}`
    expect(await verifyMessage({ address, message: 'Hello from the journeys', signature })).toBe(true)
  }
  await sign()
  await app.page.reload()
  await expect(app.fact('address')).toHaveText(address)
  await sign()

  await app.act('Disconnect wallet')
  await app.page.reload()
  await expect(app.fact('status')).toHaveText('disconnected')
  await context.close()
})
