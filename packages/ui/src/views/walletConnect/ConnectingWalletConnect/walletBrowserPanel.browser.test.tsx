import { createFakeClock, createFakeLogger } from '@latchkey/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestModal, type TestModal, type TestSetUp } from '../../../fixtures/createTestModal.fixture.js'
import { onMobile } from '../../../fixtures/onMobile.fixture.js'
import { uriOf } from '../../../fixtures/scriptedPairing.fixture.js'
import { foxglove } from '../../../fixtures/testWallets.fixture.js'
import { control, eventually, press, rendered, seesText, seesTitle } from '../../../fixtures/visitor.fixture.js'

const undo: (() => void)[] = []
const lantern = {
  id: 'lantern',
  name: 'Lantern',
  play_store: 'https://play.example/lantern',
  browse_links: [{ url: 'https://lantern.example/open?url={url}' }],
}
const here = () => encodeURIComponent(window.location.href)

afterEach(() => {
  for (const step of undo.splice(0)) step()
})

/** The list on a phone, without a relay and without a directory. */
async function list(setUp: TestSetUp = {}) {
  const { opened, end } = onMobile()
  undo.push(end)
  const modal = createTestModal({ options: { customWallets: [lantern] }, script: { wallets: [foxglove] }, ...setUp })
  undo.push(modal.end)
  await modal.core.ready
  modal.core.open()
  await modal.core.discover()
  return { modal, opened }
}

const tabs = ({ root }: TestModal) =>
  [...root.querySelectorAll<HTMLElement>('[role=tab]')].map(({ textContent }) => textContent)

describe('R321: a wallet that opens the page in its own browser', () => {
  test('the view says what will happen; the link opens in the click, then the store is offered', async () => {
    const clock = createFakeClock()
    const { modal, opened } = await list({
      options: { customWallets: [lantern] },
      script: { wallets: [foxglove] },
      ports: { clock },
    })
    await press(modal.root, 'Lantern')
    await seesText(modal.root, 'Open this page in Lantern')
    await seesText(modal.root, 'This page opens again in the app’s own browser. Connect there.')
    expect(tabs(modal)).toEqual([])
    expect(opened).toEqual([])
    control(modal.root, 'Open Lantern').click()
    expect(opened).toEqual([[`https://lantern.example/open?url=${here()}`, '_blank', 'noopener,noreferrer']])
    await seesText(modal.root, 'Continue in Lantern')
    await rendered()
    clock.skip(2_000)
    await seesText(modal.root, 'Nothing opened?')
    await press(modal.root, 'Try again')
    expect(opened).toHaveLength(2)
    await press(modal.root, 'Get Lantern')
    await seesTitle(modal.root, 'Get Lantern')
    expect([...modal.root.querySelectorAll('a')].map(({ host }) => host)).toEqual(['play.example'])
  })

  test('after nothing opened, the other link of the wallet is offered', async () => {
    const clock = createFakeClock()
    const both = {
      ...lantern,
      browse_links: [...lantern.browse_links, { url: 'lantern://open?url={url}', android_package: 'example.lantern' }],
    }
    const { modal, opened } = await list({
      options: { customWallets: [both] },
      script: { wallets: [foxglove] },
      ports: { clock },
    })
    await press(modal.root, 'Lantern')
    await press(modal.root, 'Open Lantern')
    const intent = `intent://open?url=${here()}#Intent;package=example.lantern;scheme=lantern;end;`
    expect(opened).toEqual([[intent, '_top']])
    await rendered()
    clock.skip(2_000)
    await press(modal.root, 'Open it another way')
    expect(opened[1]?.[0]).toBe(`https://lantern.example/open?url=${here()}`)
  })

  test('with a relay, the browser of the wallet is another way beside WalletConnect', async () => {
    const both = { ...lantern, mobile_link: 'lantern://' }
    const { modal, opened } = await list({ options: { customWallets: [both] }, pairing: {}, directory: {} })
    await press(modal.root, 'Lantern')
    await eventually(() => expect(tabs(modal)).toEqual(['App', 'Wallet browser']))
    expect(opened[0]?.[0]).toBe(`lantern://wc?uri=${encodeURIComponent(uriOf(1))}`)
    modal.root.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click()
    await seesText(modal.root, 'Open this page in Lantern')
    expect(opened).toHaveLength(1)
    await press(modal.root, 'Open Lantern')
    expect(opened[1]?.[0]).toBe(`https://lantern.example/open?url=${here()}`)
    expect(modal.core.connection.isAsking()).toBe(false)
  })

  test('R43b: shows an unusual host before the link opens', async () => {
    const odd = { ...lantern, browse_links: [{ url: 'https://203.0.113.7/{url}' }] }
    const { modal, opened } = await list({ options: { customWallets: [odd] } })
    await press(modal.root, 'Lantern')
    await seesText(modal.root, '(203.0.113.7)')
    expect(opened).toEqual([])
  })

  test('R43: a refused link does not open; the view offers the stores, and the console gives the reason', async () => {
    const logger = createFakeLogger()
    const odd = { ...lantern, browse_links: [{ url: 'https://203.0.113.7/{url}' }] }
    const { modal, opened } = await list({
      options: { customWallets: [odd], strictLinks: true },
      directory: {},
      ports: { logger },
    })
    await press(modal.root, 'Lantern')
    await seesText(modal.root, "This wallet's link is not valid")
    expect(modal.root.querySelectorAll('.button-stack .button')).toHaveLength(1)
    await press(modal.root, 'Get Lantern')
    await seesTitle(modal.root, 'Get Lantern')
    expect(opened).toEqual([])
    expect(logger.entries.map(({ message }) => String(message)).join()).toContain(
      '"Lantern" was refused: strictLinks allows no IP address as its host',
    )
  })

  test('a wallet without any link for this phone leads to its stores', async () => {
    const iOSOnly = {
      ...lantern,
      browse_links: [{ url: 'https://lantern.example/{url}', platforms: ['ios'] as const }],
    }
    const { modal } = await list({ options: { customWallets: [iOSOnly] } })
    await press(modal.root, 'Lantern')
    await seesText(modal.root, 'Lantern is not on this device')
  })
})
