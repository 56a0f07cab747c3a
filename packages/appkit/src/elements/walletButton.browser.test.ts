import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestKit } from '../../test/createTestKit.js'
import type { ButtonElement } from './createButtonElement.js'

const end: (() => void)[] = []
afterEach(() => {
  for (const stop of end.splice(0).reverse()) stop()
})

/** The first poll is slow, because Vite compiles the code on first request. */

const lantern = { id: 'lantern', name: 'Lantern', mobile_link: 'lantern://', homepage: 'https://lantern.example' }

function createKit(...given: Parameters<typeof createTestKit>) {
  const world = createTestKit({ prefetch: 'none', ...given[0] })
  end.push(world.end)
  return world
}

function place(attributes: string): ButtonElement {
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = `<appkit-wallet-button ${attributes}></appkit-wallet-button>`
  end.push(() => element.remove())
  return (element.firstElementChild as ButtonElement | null) ?? expect.fail('no button')
}

const inside = (element: ButtonElement) => element.shadowRoot?.querySelector('button') ?? expect.fail('no button')
const text = (element: ButtonElement) =>
  [...inside(element).querySelectorAll('span:not([hidden])')].map(({ textContent }) => textContent).join(' ')
const name = (element: ButtonElement) => inside(element).getAttribute('aria-label') ?? text(element)
const isBusy = (element: ButtonElement) => inside(element).hasAttribute('aria-busy')

describe('R410: <appkit-wallet-button>', () => {
  test('names a known wallet without loading core', async () => {
    const { kit } = createKit()
    const button = place('wallet="metamask"')
    expect(name(button)).toMatch(/metamask/i)
    await expect.poll(() => name(button)).toBe('Connect MetaMask')
    expect(text(button)).toBe('MetaMask')
    expect(kit.core).toBeUndefined()
    button.setAttribute('label', 'Sign in with MetaMask')
    expect(name(button)).toBe('Sign in with MetaMask')
  })

  test('connects an installed wallet without the modal, shows it with its picture, and opens the account on the next click', async () => {
    const { kit, wallet } = createKit()
    wallet.control.stall('eth_requestAccounts')
    const button = place(`wallet="${wallet.rdns}"`)
    await userEvent.click(inside(button))
    await expect.poll(() => wallet.control.stalledCount()).toBe(1)
    await expect.poll(() => [isBusy(button), name(button)]).toEqual([true, 'Connecting to Foxglove'])
    expect(kit.isOpen()).toBe(false)
    wallet.control.release()
    await expect.poll(() => kit.getAddress()).toBe(wallet.addresses[0])
    await expect.poll(() => name(button)).toBe('Connected Foxglove')
    expect(button.shadowRoot?.querySelector('img')?.getAttribute('src')).toBe(wallet.icon)
    await userEvent.click(inside(button))
    await expect.poll(() => kit.isOpen() && kit.core?.router.state.view).toBe('Account')
  })

  test('returns to its first state after a rejection; opens the modal with the reason after a failure', async () => {
    const { kit, wallet } = createKit()
    const button = place(`wallet="${wallet.rdns}"`)
    wallet.control.reject('eth_requestAccounts')
    inside(button).click()
    await expect.poll(() => kit.getEvent().data?.event).toBe('USER_REJECTED')
    await expect.poll(() => [isBusy(button), name(button)]).toEqual([false, 'Connect Foxglove'])
    expect(kit.isOpen()).toBe(false)
    wallet.control.throwWith('eth_requestAccounts', { code: -32002, message: 'Already pending' })
    inside(button).click()
    await expect.poll(() => kit.isOpen() && kit.core?.router.state.view).toBe('ConnectingExternal')
    await expect
      .poll(() => kit.core?.connection.state.attempts.eip155)
      .toMatchObject({
        status: 'failed',
        code: 'REQUEST_PENDING',
      })
  })

  test('opens the connecting view of a wallet that is not installed', async () => {
    const { kit } = createKit({ customWallets: [lantern] })
    const button = place('wallet="lantern"')
    inside(button).click()
    await expect
      .poll(() => kit.isOpen() && kit.core?.router.state)
      .toMatchObject({
        view: 'ConnectingWalletConnect',
        data: { walletId: 'lantern' },
      })
    await expect.poll(() => name(button)).toBe('Connect Lantern')
    await expect.element(page.getByRole('dialog', { name: 'Lantern' })).toBeVisible()
  })

  test('opens the wallet list for an unknown wallet', async () => {
    const { kit } = createKit()
    inside(place('wallet="nobody"')).click()
    await expect.poll(() => kit.isOpen() && kit.core?.router.state.view).toBe('Connect')
  })

  test('sends no request to a wallet before the visitor has accepted the terms', async () => {
    const { kit, wallet } = createKit({
      features: { legalCheckbox: true },
      termsConditionsUrl: 'https://app.example/terms',
    })
    inside(place(`wallet="${wallet.rdns}"`)).click()
    await expect.poll(() => kit.isOpen() && kit.core?.router.state.view).toBe('Connect')
    expect(wallet.control.requests('eth_requestAccounts')).toEqual([])
  })

  test('AX7 AX20: works with the keyboard, and uses the configured language', async () => {
    const { wallet, kit } = createKit({ locale: 'ar' })
    const button = place(`wallet="${wallet.rdns}" disabled`)
    await expect.poll(() => name(button)).toContain('ربط')
    inside(button).focus()
    await userEvent.keyboard('{Enter}')
    expect([inside(button).getAttribute('aria-disabled'), kit.core]).toEqual(['true', undefined])
    button.removeAttribute('disabled')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => kit.getAddress()).toBe(wallet.addresses[0])
  })

  test('with prefetch "idle", discovers the wallet on an idle page, so that its picture shows before a click', async () => {
    const { wallet, kit } = createKit({ prefetch: 'idle' })
    const button = place(`wallet="${wallet.rdns}"`)
    await expect.poll(() => button.shadowRoot?.querySelector('img')?.getAttribute('src')).toBe(wallet.icon)
    expect(kit.isOpen()).toBe(false)
  })
})
