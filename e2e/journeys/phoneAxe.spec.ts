import { socketRefused } from '../fixtures/browserTells.js'
import { findFaults, looks } from '../fixtures/findFaults.js'
import { expect, test } from '../fixtures/test.js'
import { phoneBrowser, phoneViews } from '../kinds/phoneViews.js'

for (const { locale, width, direction } of looks)
  test.describe(`${direction}, ${width} px`, () => {
    const isMobile = width < 430
    test.use({
      setup: { services: ['relay', 'directory'], networks: ['mainnet', 'local'], options: { locale } },
      viewport: { width, height: 800 },
      ...(isMobile ? { userAgent: phoneBrowser } : {}),
    })

    test(`AX25 AX13 AX15: WalletConnect views, ${direction}, ${width} px: axe finds no violation`, async ({
      app,
      relay,
      phone,
      recorder,
    }) => {
      // The relay goes down and the directory fails on purpose; no wallet app is installed.
      recorder.allow(socketRefused)
      recorder.allow(/Failed to load resource|Failed to launch/)
      await app.open('basic/')
      expect(await findFaults(app, phoneViews({ relay, phone, isMobile }), direction)).toEqual([])
    })
  })
