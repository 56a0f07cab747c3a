import type { Logger } from '@latchkey/common'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestModal, type TestModal, type TestSetUp } from '../fixtures/createTestModal.fixture.js'
import { onMobile } from '../fixtures/onMobile.fixture.js'
import { showList } from '../fixtures/showList.fixture.js'
import { control, eventually, press, seesText, seesTitle } from '../fixtures/visitor.fixture.js'

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

/** Only its Android store and its web page have an ordinary host. */
const lantern = {
  id: 'lantern',
  name: 'Lantern',
  homepage: 'https://lantern.example',
  mobile_link: 'https://metamask.io@evil.example',
  webapp_link: 'https://203.0.113.7',
  app_store: 'https://apps.example:8443/lantern',
  play_store: 'https://play.example/lantern',
  chrome_store: 'https://xn--p1ai/lantern',
}

function createRecordingLogger() {
  const reports: unknown[][] = []
  const logger: Logger = { debug() {}, info() {}, warn() {}, error: (...parts) => void reports.push(parts) }
  return { logger, reports }
}

async function list(options: TestSetUp['options'], ports: TestSetUp['ports'] = {}): Promise<TestModal> {
  return showList(undo, { options: { customWallets: [lantern], ...options }, ports })
}

const hosts = ({ root }: TestModal) => [...root.querySelectorAll('a')].map(({ host }) => host)

describe('R43: strict links refuse a link of a wallet', () => {
  test('the app does not open: the view explains it and offers a copyable link, the QR code and the allowed store', async () => {
    const { opened, end } = onMobile()
    undo.push(end)
    const { logger, reports } = createRecordingLogger()
    const modal = await list({ strictLinks: true }, { logger })
    await press(modal.root, 'Lantern')
    await seesText(modal.root, "This wallet's link is not valid")
    expect(opened).toEqual([])
    expect(control(modal.root, 'Copy link').getAttribute('aria-busy')).not.toBe('true')
    expect(reports[0]).toEqual([
      '[latchkey] A link of the wallet "Lantern" was refused: strictLinks allows no user name or password.',
    ])
    expect(JSON.stringify(reports)).not.toContain('wc:')

    await press(modal.root, 'Get Lantern')
    await seesTitle(modal.root, 'Get Lantern')
    expect(hosts(modal)).toEqual(['play.example', 'lantern.example'])
    await press(modal.root, 'Back')
    await press(modal.root, 'Show a QR code')
    await seesText(modal.root, 'Scan it with Lantern')
  })

  test('without the option, shows the host before the visitor opens the link', async () => {
    const { opened, end } = onMobile()
    undo.push(end)
    const modal = await list({})
    await press(modal.root, 'Lantern')
    await seesText(modal.root, '(evil.example)')
    expect(opened).toEqual([])
    await press(modal.root, 'Open Lantern')
    expect(String(opened[0]?.[0])).toMatch(/^https:\/\/metamask\.io@evil\.example\//)
  })

  test.each([
    [true, 'lantern.example'],
    [false, 'xn--p1ai'],
  ])('"Get a wallet" links to the first allowed page (strict links: %s)', async (strictLinks, host) => {
    const modal = await list({ strictLinks })
    modal.core.router.push('GetWallet')
    await eventually(() => expect(hosts(modal)[0]).toBe(host))
  })
})

describe('R43: strict links refuse a link of the app or of a network', () => {
  test.each([true, false])('terms and explorer with a port (strict links: %s)', async (strictLinks) => {
    const modal = createTestModal({
      options: {
        strictLinks,
        termsConditionsUrl: 'https://app.example:8443/terms',
        networks: [
          {
            id: 1,
            name: 'Local Chain',
            nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            rpcUrls: { default: { http: ['https://rpc.example'] } },
            blockExplorers: { default: { name: 'Local Scan', url: 'https://203.0.113.7' } },
          },
        ],
      },
    })
    undo.push(modal.end)
    await modal.core.ready
    modal.core.open()
    await seesText(modal.root, 'Terms')
    expect(hosts(modal)).toEqual(strictLinks ? [] : ['app.example:8443'])
    await modal.core.connect({ connectorId: 'io.foxglove' })
    modal.core.open({ view: 'Account' })
    await seesText(modal.root, 'Disconnect')
    await eventually(() => expect(hosts(modal)).toEqual(strictLinks ? [] : ['203.0.113.7']))
  })
})
