import type { BrowserContext } from '@playwright/test'
import { stringToHex } from 'viem'
import type { App } from '../fixtures/app.js'
import { collectLogs } from '../fixtures/collectLogs.js'
import { expect, test } from '../fixtures/test.js'
import { watchTraces } from '../wallet/watchTraces.js'

const diary = 'the spare key lies under the blue flowerpot'
const order = 'one harpsichord for the house by the lake'
const memo = stringToHex('for the orthodontist, last instalment')
const curse = 'the wallet grumbles about seed words'
const hidden = [
  diary,
  stringToHex(diary).slice(2),
  order,
  memo.slice(2),
  curse,
  'under the blue',
  'harpsichord',
  'grumbles',
]
const friend = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

// Ethereum first, because its account has a balance and a name.
test.use({ setup: { networks: ['mainnet', 'local', 'second'] } })

test('L8b: signed and sent data reach no log, address bar, attribute, storage or URL', async ({
  app,
  context,
  recorder,
}) => {
  await context.addInitScript(watchTraces)
  const logs = collectLogs(app.page)
  await app.open('basic/')
  const address = await app.connect()
  const secrets = [...hidden, ...(await signAndSend(app))]

  await app.wallet().control('throwWith', 'personal_sign', { code: -32000, message: curse, data: { diary } })
  expect(await failToSign(app)).not.toContain(curse)
  await app.button.click()
  await app.modal.shows('Account')
  const shown = await readTraces(app)
  const stored = await readStorage(context)
  for (const [place, found] of Object.entries({
    logs: await logs.read(),
    attributes: shown,
    storage: stored,
    URLs: [app.page.url(), ...recorder.requests()],
  }))
    expect(tellOf(found, secrets), place).toEqual([])

  expect(tellOf(shown, [address])).not.toEqual([])
  // The account view shows the full address on purpose.
  expect(tellOf(shown, [address]).filter((trace) => !/^(\w+\[title\]|a\[href\]) /.test(trace))).toEqual([])
  expect(tellOf([...(await logs.read()), app.page.url(), ...recorder.requests()], [address])).toEqual([])

  await app.modal.button('Disconnect').click()
  await app.modal.isGone()
  await expect(app.button).toContainText('Connect Wallet')
  await expect.poll(async () => tellOf(await app.page.evaluate(readAttributes), [address])).toEqual([])
  expect(tellOf(await readStorage(context), [address])).toEqual([])
})

test('L8b: signed and sent data do not leak if servers and wallet fail', async ({ app, context, chains }) => {
  await context.addInitScript(watchTraces)
  const logs = collectLogs(app.page)
  const hosts = chains.all.map(({ rpcUrl }) => new URL(rpcUrl).host)
  await context.route(
    (url) => hosts.includes(url.host),
    (route) => route.fulfill({ status: 200, body: '<html>busy</html>' }),
  )
  await app.open('basic/')
  const address = await app.connect()
  await app.button.click()
  await expect(app.modal.text('Token Balance Unavailable').first()).toBeVisible()
  for (const method of ['wallet_switchEthereumChain', 'wallet_revokePermissions', 'wallet_getCapabilities'])
    await app.wallet().control('throwWith', method, { code: -32000, message: `${curse} ${address}` })
  await app.modal.button(/^Network: /).click()
  await app.modal.row('Second Chain').click()
  await expect(app.modal.alert).not.toBeEmpty()
  await app.modal.backButton.click()
  await app.modal.backButton.click()
  await app.modal.button('Disconnect').click()
  await app.modal.isGone()
  expect(tellOf(await logs.read(), [address, curse])).toEqual([])
  expect(tellOf(await readTraces(app), [curse])).toEqual([])
  expect(tellOf(await readStorage(context), [address, curse])).toEqual([])
})

test("L8c: a wallet's error text is shown in no view and reaches no log", async ({ app, context }) => {
  await context.addInitScript(watchTexts)
  const logs = collectLogs(app.page)
  const fail = (method: string) => app.wallet().control('throwWith', method, { code: -32000, message: curse })
  await app.open('basic/')
  await fail('eth_requestAccounts')
  await app.choose()
  await expect(app.modal.button('Try again')).toBeVisible()
  await app.modal.button('Try again').click()
  await app.modal.isGone()
  await app.button.click()
  await app.modal.button(/^Network: /).click()
  await fail('wallet_switchEthereumChain')
  await app.modal.row('Second Chain').click()
  await expect(app.modal.alert).not.toBeEmpty()
  await app.modal.backButton.click()
  await app.modal.backButton.click()
  await fail('wallet_revokePermissions')
  await app.modal.button('Disconnect').click()
  await app.modal.isGone()

  const shown = await app.page.evaluate(() => (window as typeof window & { texts: readonly string[] }).texts)
  // The views were recorded.
  expect(tellOf(shown, ['Second Chain'])).not.toEqual([])
  expect(tellOf(shown, [curse, 'grumbles'])).toEqual([])
  expect(tellOf(await logs.read(), [curse, 'grumbles'])).toEqual([])
  expect(tellOf([await app.page.evaluate(() => document.body.textContent ?? '')], [curse])).toEqual([])
})

test('L8b: the check finds a text in the cause of a logged error, in an attribute or in the URL', async ({
  app,
  context,
  recorder,
}) => {
  recorder.allow(/logged an error/)
  await context.addInitScript(watchTraces)
  const logs = collectLogs(app.page)
  await app.open('basic/')
  await app.button.click()
  await app.modal.shows('Connect a wallet')
  await app.page.evaluate((text) => {
    // biome-ignore lint/suspicious/noConsole: what a kit that leaks would do
    console.error('[latchkey] Failed.', new Error('a', { cause: { inner: new Error(text) } }))
    const leaf = document.querySelector('appkit-modal')?.shadowRoot?.querySelector('h2')
    leaf?.setAttribute('data-text', text)
    leaf?.removeAttribute('data-text')
    history.replaceState({ text }, '', location.pathname)
  }, diary)
  expect(tellOf(await logs.read(), [diary])).toHaveLength(1)
  await expect.poll(async () => tellOf(await readTraces(app), [diary])).toHaveLength(2)
})

/** Signs and sends private data and returns the result. */
async function signAndSend(app: App): Promise<readonly string[]> {
  const kit = await app.kit()
  return kit.evaluate(
    async (it, { diary, order, memo, friend }) => {
      const actions = it.getActions('eip155')
      const chainId = Number(it.getChainId())
      const domain = { name: 'Journeys', version: '1', chainId }
      const types = { Order: [{ name: 'item', type: 'string' }] }
      const signed = [
        await actions?.signMessage({ message: diary }),
        await actions?.signTypedData?.({
          typedData: { domain, types, primaryType: 'Order', message: { item: order } },
        }),
        await actions?.sendTransaction({ to: friend, value: 1n, data: memo }),
      ]
      return signed.map((value) => String(value).slice(2))
    },
    { diary, order, memo, friend } as const,
  )
}

async function failToSign(app: App): Promise<string> {
  const kit = await app.kit()
  return kit.evaluate(
    (it, message) =>
      (it.getActions('eip155')?.signMessage({ message }) ?? Promise.resolve('')).catch((error) => String(error)),
    diary,
  )
}

/** Records, from the start of a page, every text inside the kit's shadow roots. */
function watchTexts(): void {
  const texts: string[] = []
  Object.assign(window, { texts })
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (options) {
    const root = Reflect.apply(attachShadow, this, [options])
    const note = () => texts.push(root.textContent ?? '')
    new MutationObserver(note).observe(root, { subtree: true, childList: true, characterData: true })
    return root
  }
}

/** Returns where one of the texts occurs, ignoring case. */
function tellOf(found: readonly string[], texts: readonly string[]): readonly string[] {
  return found.filter((one) => texts.some((text) => one.toLowerCase().includes(text.toLowerCase())))
}

function readTraces(app: App): Promise<readonly string[]> {
  return app.page.evaluate(() => (window as typeof window & { traces: readonly string[] }).traces)
}

/** Cookies, local storage and IndexedDB of every origin. */
async function readStorage(context: BrowserContext): Promise<readonly string[]> {
  const { cookies, origins } = await context.storageState({ indexedDB: true })
  return [...cookies.map((cookie) => JSON.stringify(cookie)), ...origins.map((origin) => JSON.stringify(origin))]
}

/** Every attribute on the page, inside open shadow roots too. */
function readAttributes(): readonly string[] {
  const read = (root: ParentNode): readonly string[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...[...element.attributes].map(({ name, value }) => `${element.localName}[${name}] ${value}`),
      ...(element.shadowRoot ? read(element.shadowRoot) : []),
    ])
  return read(document)
}
