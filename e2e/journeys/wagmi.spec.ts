import { scanCode } from '../fixtures/scanCode.js'
import { expect, test } from '../fixtures/test.js'
import { createSide, tryEveryHook } from '../pageObjects/wagmiPage.js'

test('a visitor connects in the modal, and every hook of wagmi works', async ({ app, chains }) => {
  const kit = createSide(app.page, 'kit')
  const wagmi = createSide(app.page, 'wagmi')
  const sync = createSide(app.page, 'sync')
  await app.open('wagmi/')
  await expect(wagmi.fact('status')).toHaveText('disconnected')
  const address = await app.connect()
  for (const side of [kit, wagmi]) {
    await expect(side.fact('status')).toHaveText('connected')
    await expect(side.fact('address')).toHaveText(address)
    await expect(side.fact('chain id')).toHaveText('31337')
  }
  await expect(sync.fact('statuses')).toHaveText(
    /kit connecting 0, wagmi connecting 0 \| kit connected 1, wagmi connected 1$/,
  )
  await expect(sync.fact('calls')).toHaveText('connected')
  await expect(wagmi.fact('connections')).toHaveText('1')
  await tryEveryHook(wagmi, address)

  expect(await wagmi.act('Switch to the second chain')).toEqual({ value: 31338 })
  for (const side of [kit, wagmi]) await expect(side.fact('chain id')).toHaveText('31338')
  await expect(wagmi.fact('config chain id')).toHaveText('31338')
  await kit.act('Switch to the first chain')
  for (const side of [kit, wagmi]) await expect(side.fact('chain id')).toHaveText('31337')

  const { id: third, network } = chains.mainnet
  await expect(wagmi.fact('chains')).toHaveText(`31337 31338 ${third}`)
  await (await app.kit()).evaluate((instance, id) => instance.removeNetwork('eip155', id), third)
  await expect(wagmi.fact('chains')).toHaveText('31337 31338')
  await (await app.kit()).evaluate((instance, added) => instance.addNetwork('eip155', added), network)
  await expect(wagmi.fact('chains')).toHaveText(`31337 31338 ${third}`)

  await wagmi.act('Disconnect it')
  for (const side of [kit, wagmi]) await expect(side.fact('status')).toHaveText('disconnected')
  const connecting = wagmi.act('Connect it')
  await app.modal.row('Foxglove').click()
  expect(await connecting).toEqual({ value: [address] })
  for (const side of [kit, wagmi]) await expect(side.fact('status')).toHaveText('connected')
  await kit.act('Disconnect it')
  for (const side of [kit, wagmi]) await expect(side.fact('status')).toHaveText('disconnected')
  const declined = wagmi.act('Connect on the second chain')
  await app.modal.closeButton.click()
  expect(await declined).toMatchObject({ code: 4001 })
  const again = wagmi.act('Connect on the second chain')
  await app.modal.row('Foxglove').click()
  expect(await again).toEqual({ value: 31338 })
})

test('after a reload, both sides agree in every render, and each method works at once', async ({ app }) => {
  const kit = createSide(app.page, 'kit')
  const wagmi = createSide(app.page, 'wagmi')
  const sync = createSide(app.page, 'sync')
  await app.open('wagmi/?sign')
  await app.wallet().control('shareAccounts', [0, 1])
  const address = await app.connect()
  await expect(wagmi.fact('chain id')).toHaveText('31337')
  await app.wallet().control('selectChain', 31_338)
  for (const side of [kit, wagmi]) await expect(side.fact('chain id')).toHaveText('31338')
  await expect(sync.fact('chains')).toHaveText('31337 31337 31337 | 31338 31338 31338')

  await app.page.reload()
  await expect(sync.fact('calls')).toHaveText('reconnected, signed')
  await expect(sync.fact('statuses')).toHaveText(
    'kit connecting 0, wagmi connecting 0 | kit connected 2, wagmi connected 2',
  )
  await expect(sync.fact('chains')).toHaveText('31338 31338 31338')
  await expect(wagmi.fact('address')).toHaveText(address)
  expect(await app.wallet().requests('eth_requestAccounts')).toEqual([])
  expect(await wagmi.act('Switch to the first chain')).toEqual({ value: 31337 })
  await wagmi.act('Disconnect it')
  for (const side of [kit, wagmi]) await expect(side.fact('status')).toHaveText('disconnected')
  await expect(sync.fact('calls')).toHaveText('reconnected, signed, disconnected')

  await app.page.reload()
  await expect(sync.fact('statuses')).toHaveText(/kit disconnected 0, wagmi disconnected 0$/)
  await expect(sync.fact('statuses')).not.toContainText(/ connected/)
})

test('a page without React and without reconnect() stays connected, and is never disconnected meanwhile', async ({
  app,
}) => {
  await app.open('wagmiCore/')
  const address = await app.connect()
  await expect(app.fact('statuses')).toHaveText(`disconnected | connecting | connected ${address}`)
  await app.page.reload()
  await expect(app.fact('statuses')).toHaveText(`connecting | reconnecting | connected ${address}`)
  await expect(app.button).toContainText(address.slice(-6))
  expect(await app.act('Sign message')).toMatchObject({ value: expect.stringMatching(/^0x/) })
})

test.describe('with a required sign-in', () => {
  test.use({ setup: { signIn: { isLocal: true } } })

  test('wagmi is connected once the visitor has signed in, and a new connection asks again', async ({ app }) => {
    const wagmi = createSide(app.page, 'wagmi')
    await app.open('wagmi/')
    for (let visit = 1; visit <= 2; visit++) {
      const connecting = wagmi.act('Connect it')
      await app.modal.row('Foxglove').click()
      await expect(app.modal.button('Sign')).toBeVisible()
      await expect(wagmi.fact('status')).toHaveText('connecting')
      await app.modal.button('Sign').click()
      expect(await connecting).toEqual({ value: [expect.stringMatching(/^0x/)] })
      await expect(wagmi.fact('status')).toHaveText('connected')
      expect(await app.wallet().requests('personal_sign')).toHaveLength(visit)
      await wagmi.act('Disconnect it')
      await expect(wagmi.fact('status')).toHaveText('disconnected')
    }
  })
})

test.describe('a wallet on a phone', () => {
  test.use({ setup: { services: ['relay'], networks: ['local', 'second'] } })

  test('works with every hook, stays connected over a reload, and disconnects for good', async ({ app, phone }) => {
    const kit = createSide(app.page, 'kit')
    const wagmi = createSide(app.page, 'wagmi')
    const sync = createSide(app.page, 'sync')
    await app.open('wagmi/')
    const connecting = wagmi.act('Connect it')
    await app.modal.row('WalletConnect').click()
    await scanCode(app, phone)
    const address = (await kit.fact('address').textContent()) as `0x${string}`
    expect(await connecting).toEqual({ value: [address] })
    for (const side of [kit, wagmi]) await expect(side.fact('address')).toHaveText(address)
    await tryEveryHook(wagmi, address)
    expect(await wagmi.act('Switch to the second chain')).toEqual({ value: 31338 })
    for (const side of [kit, wagmi]) await expect(side.fact('chain id')).toHaveText('31338')

    await app.page.reload()
    for (const side of [kit, wagmi]) await expect(side.fact('address')).toHaveText(address)
    await expect(sync.fact('statuses')).toHaveText(
      'kit connecting 0, wagmi connecting 0 | kit connected 1, wagmi connected 1',
    )
    await expect(sync.fact('chains')).toHaveText('31338 31338 31338')
    expect(await wagmi.act('Sign message')).toMatchObject({ value: expect.any(String) })
    await wagmi.act('Disconnect it')
    for (const side of [kit, wagmi]) await expect(side.fact('status')).toHaveText('disconnected')
    expect(phone.sessions()).toEqual([])

    await app.page.reload()
    await expect(sync.fact('statuses')).toHaveText(/kit disconnected 0, wagmi disconnected 0$/)
    await expect(sync.fact('statuses')).not.toContainText(/ connected/)
  })
})
