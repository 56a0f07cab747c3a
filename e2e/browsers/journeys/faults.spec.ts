import type { PageWindow } from '../../fixtures/pageWindow.js'
import { expect, test } from '../test.js'
import { alert, button, dialog, row, title } from '../visitor.js'

test.describe('code that fails to load on click', () => {
  test.use({ setup: { options: { prefetch: 'none' } } })

  test('R260 R260b: the button says that code failed to load, and a reload fixes it', async ({
    visitor,
    pages,
    engine,
  }) => {
    visitor.allow(/could not be loaded/)
    await visitor.open('basic/')
    await visitor.finds(button('Connect Wallet'))
    pages.setCode('cut off')
    await visitor.click(button('Connect Wallet'))
    await visitor.finds(alert(/could not be loaded/))
    pages.setCode('served')
    if (engine === 'firefox') {
      // Firefox caches a failed import for the life of the page.
      await visitor.click(button('Try again'))
      await visitor.fails(2)
      await visitor.finds(alert(/could not be loaded/))
    }
    await visitor.follow(button('Reload the page'))
    await visitor.misses(alert(/./))
    await visitor.connect()
    await visitor.fact('status', 'connected')
  })

  test('R260: a view of the modal says that code failed to load, and a reload fixes it', async ({ visitor, pages }) => {
    visitor.allow(/could not be loaded/)
    await visitor.open('basic/')
    await visitor.click(button('Connect Wallet'))
    await visitor.finds(title('Connect a wallet'))
    pages.setCode('cut off')
    await visitor.click(button('What is a wallet?'))
    await visitor.finds(alert(/Could not load this screen/))
    pages.setCode('served')
    await visitor.follow(button('Reload the page'))
    await visitor.click(button('Connect Wallet'))
    await visitor.click(button('What is a wallet?'))
    await visitor.finds(title('What is a wallet?'))
  })
})

test.describe('storage', () => {
  test.use({ setup: { storage: 'sandboxed' } })

  test('R259: if the browser denies storage, a visitor connects for the life of the page', async ({ visitor }) => {
    await visitor.open('basic/?sandbox')
    expect(await visitor.tab.evaluate(() => origin)).toBe('null')
    await visitor.connect()
    expect(await visitor.act('Sign message')).toMatchObject({ value: expect.stringMatching(/^0x/) })
    await visitor.reload()
    await visitor.fact('initialized', 'true')
    await visitor.fact('status', 'disconnected')
  })
})

test.describe('policy', () => {
  const names = ['mainnet', 'local'] as const
  test.use({ setup: { networks: names } })

  test('R259: a visitor connects under the documented policy without a violation', async ({ visitor, chains }) => {
    const networks = names.map((name) => `network=${encodeURIComponent(JSON.stringify(chains[name].network))}`)
    await visitor.open(`csp/?${networks.join('&')}`)
    await visitor.click(button('Connect Wallet'))
    // Shows that the styles apply: without them the card would be as wide as the window.
    const { width } = await visitor.finds({ css: 'dialog[open] .card' })
    expect(Math.round(width)).toBe(360)
    await visitor.click(row(/Foxglove/))
    await visitor.misses(dialog)
    const [address] = await visitor.addresses()
    await visitor.fact('address', String(address))
    expect(await visitor.tab.evaluate(() => [...(window as PageWindow).violations])).toEqual([])
  })
})
