import { loadModule } from '@latchkey/common'
import { createCore } from '@latchkey/core'
import { createFakeLogger, createFakeStorage } from '@latchkey/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'
import { mainnet } from '../exports/networks.js'
import { createHostElement } from './createHostElement.js'
import { createModalHost } from './createModalHost.js'

type Ui = typeof import('@latchkey/ui')
const end: (() => void)[] = []
afterEach(() => {
  for (const stop of end.splice(0)) stop()
})

/** A modal host with a scripted loader and a core. `placed` returns the element that the app placed. */
function createFixture(window?: Window, placed: () => HTMLElement | undefined = () => undefined) {
  const logger = createFakeLogger()
  const core = createCore(
    { projectId: 'p', networks: [mainnet] },
    {
      ports: { logger, storage: createFakeStorage(), ...(window && { window }) },
    },
  )
  const loads = { count: 0, next: (): Promise<Ui> => import('@latchkey/ui') }
  const element = createHostElement({ window: core.ports.window, placed, canAppend: true })
  const host = createModalHost(core, element, () => {
    loads.count++
    return loadModule(loads.next)
  })
  end.push(() => {
    host.destroy()
    core.destroy()
  })
  return { core, element, host, loads, logger }
}
const places = () => document.querySelectorAll('appkit-modal').length
const dialog = () => document.querySelector('appkit-modal')?.shadowRoot?.querySelector('dialog')

describe('the host of the modal', () => {
  test('FI30: a failed load rejects with a typed error and closes the modal; the next opening retries', async () => {
    const { core, host, loads } = createFixture()
    loads.next = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    await expect(host.open()).rejects.toMatchObject({
      code: 'VIEW_LOAD_FAILED',
      shortMessage: 'Could not load this screen',
      cause: expect.any(TypeError),
    })
    expect(core.modal.state.open).toBe(false)
    expect(places()).toBe(0)
    loads.next = () => import('@latchkey/ui')
    await host.open()
    await expect.poll(() => dialog()?.open).toBe(true)
    expect(loads.count).toBe(2)
  })

  test('R206: appends the host to the body even if the page has an image named "body"', async () => {
    const { host } = createFixture()
    const image = document.createElement('img')
    image.name = 'body'
    document.documentElement.append(image)
    end.push(() => image.remove())
    await host.open()
    expect(document.querySelector('body > appkit-modal')).not.toBeNull()
    expect(dialog()?.getClientRects()).toHaveLength(1)
  })

  test('L6: loads and mounts once if it is opened several times during the load', async () => {
    const { host, loads } = createFixture()
    await Promise.all([host.open(), host.open(), host.open({ view: 'WhatIsAWallet' })])
    expect([loads.count, places()]).toEqual([1, 1])
  })

  test('a prepared modal is mounted closed; opening resolves when the view shows', async () => {
    const { core, host } = createFixture()
    await host.prepare()
    await expect.poll(() => dialog() instanceof HTMLDialogElement).toBe(true)
    expect([places(), dialog()?.open, core.connectors.state.isReady]).toEqual([1, false, false])
    await host.open({ view: 'WhatIsAWallet' })
    expect(dialog()?.open).toBe(true)
    expect(dialog()?.querySelector('h2')?.textContent).not.toBe('')
    expect(places()).toBe(1)
  })

  test('a prepared modal shifts nothing on the page, in any layout', async () => {
    const { host } = createFixture()
    const button = document.body.appendChild(document.createElement('button'))
    button.textContent = 'Connect'
    end.push(() => {
      button.remove()
      document.body.removeAttribute('style')
    })
    for (const style of ['display:grid;place-items:center;min-height:100vh', 'display:flex;gap:20px']) {
      document.body.setAttribute('style', style)
      document.querySelector('appkit-modal')?.remove()
      const { x, y } = button.getBoundingClientRect()
      await host.prepare()
      await expect.poll(() => dialog() instanceof HTMLDialogElement).toBe(true)
      expect(button.getBoundingClientRect()).toMatchObject({ x, y })
    }
  })

  test('a modal that cannot be mounted rejects with a typed error and counts as closed', async () => {
    const { core, host, loads } = createFixture()
    const broken = new TypeError('No shadow root can be had here.')
    loads.next = async () => ({
      mountModal() {
        throw broken
      },
    })
    await expect(host.open()).rejects.toMatchObject({ code: 'VIEW_LOAD_FAILED', cause: broken })
    expect(core.modal.state.open).toBe(false)
  })

  test('FI30: opening retries a failed preparation', async () => {
    const { host, loads } = createFixture()
    loads.next = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    await expect(host.prepare()).rejects.toMatchObject({ code: 'VIEW_LOAD_FAILED' })
    loads.next = () => import('@latchkey/ui')
    await host.open()
    expect(dialog()?.open).toBe(true)
  })

  test('L7, FI26: mounts nothing if it is destroyed while it loads', async () => {
    const { host, loads } = createFixture()
    let give: (ui: Ui) => void = () => undefined
    loads.next = () =>
      new Promise((resolve) => {
        give = resolve
      })
    const opening = host.open()
    host.destroy()
    give(await import('@latchkey/ui'))
    await opening
    expect(places()).toBe(0)
  })

  test('FI28: rejects if the page removes the host each time it is appended', async () => {
    const { core, host } = createFixture()
    const observer = new MutationObserver(() => document.querySelector('appkit-modal')?.remove())
    observer.observe(document.body, { childList: true })
    end.push(() => observer.disconnect())
    await expect(host.open()).rejects.toMatchObject({
      code: 'VIEW_LOAD_FAILED',
      details: 'The page removed the modal.',
    })
    expect(core.modal.state.open).toBe(false)
    observer.disconnect()
    await host.open()
    await expect.poll(() => dialog()?.open).toBe(true)
  })

  test('FI28: works after the page replaced its document with document.write', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    end.push(() => frame.remove())
    const { contentDocument: page, contentWindow } = frame
    if (!page || !contentWindow) return expect.fail('no page')
    const { core, host } = createFixture(contentWindow)
    await host.open()
    core.close()
    page.open()
    page.write('<title>New</title><body></body>')
    page.close()
    await host.open()
    const root = page.querySelector('appkit-modal')?.shadowRoot
    const close = () => root?.querySelector<HTMLButtonElement>('button[aria-label=Close]')
    await expect.poll(close).toBeTruthy()
    close()?.click()
    expect(core.modal.state.open).toBe(false)
  })

  test('FI28: a host that moved to another document shows the modal there', async () => {
    const { core, host } = createFixture()
    await host.open()
    core.close()
    const frame = document.body.appendChild(document.createElement('iframe'))
    end.push(() => frame.remove())
    const place = document.querySelector('appkit-modal') ?? expect.fail('no host')
    frame.contentDocument?.body.append(place)
    await host.open()
    const card = place.shadowRoot?.querySelector('.card') ?? expect.fail('no card')
    expect(frame.contentWindow?.getComputedStyle(card).backgroundColor).toBe('rgb(255, 255, 255)')
  })

  test('closing while it loads mounts it closed', async () => {
    const { core, host } = createFixture()
    const opening = host.open()
    core.close()
    await opening
    expect(dialog()?.open ?? false).toBe(false)
  })
})

/** Puts a frame into the container, waits until it has loaded, and counts its loads from then on. */
async function addFrame(container: HTMLElement | undefined) {
  const frame = document.createElement('iframe')
  frame.srcdoc = '<p>Wallet</p>'
  let loads = 0
  await new Promise<void>((resolve) => {
    frame.addEventListener('load', () => {
      loads++
      resolve()
    })
    container?.append(frame)
  })
  const { contentDocument: first } = frame
  /** A moved frame has a new document immediately, before its `load` event. */
  return { frame, isFirstLoad: () => loads === 1 && first !== null && frame.contentDocument === first }
}

describe('a frame in the container for frames', () => {
  test('loads once while the modal mounts, opens, renders again and closes', async () => {
    const { core, element, host } = createFixture()
    const { frame, isFirstLoad } = await addFrame(element.frames())
    expect([places(), frame.getClientRects()]).toEqual([1, expect.objectContaining({ length: 0 })])
    await host.open()
    core.router.push('WhatIsAWallet')
    core.theme.setMode('light')
    await expect.poll(() => dialog()?.querySelector('h2')?.textContent).not.toBe('')
    core.close()
    await expect.poll(() => dialog()?.open).toBe(false)
    await host.open({ view: 'WhatIsAWallet' })
    expect([isFirstLoad(), element.frames()]).toEqual([true, frame.parentElement])
    expect(frame.getClientRects()).toHaveLength(0)
  })

  test('shows above the page in a slot of the dialog, without another load', async () => {
    const { element, host } = createFixture()
    const { frame, isFirstLoad } = await addFrame(element.frames())
    await host.open()
    const slot = document.createElement('slot')
    slot.name = 'frames'
    slot.style.cssText = 'display:block; position:fixed; inset-block-start:0; inset-inline-start:0; z-index:9'
    dialog()?.append(slot)
    const { x, y } = frame.getBoundingClientRect()
    expect(document.elementFromPoint(x + 5, y + 5)).toBe(frame)
    expect(isFirstLoad()).toBe(true)
    slot.remove()
    expect([frame.getClientRects().length, isFirstLoad()]).toEqual([0, true])
  })

  test('keeps the modal in its own element when the app places another element', async () => {
    const place = document.body.appendChild(document.createElement('appkit-modal'))
    end.push(() => place.remove())
    let placed: HTMLElement | undefined
    const { core, element, host } = createFixture(undefined, () => placed)
    const { frame, isFirstLoad } = await addFrame(element.frames())
    placed = place
    await host.open()
    const own = frame.closest('appkit-modal')
    expect([own?.shadowRoot?.querySelector('dialog')?.open, own === place, isFirstLoad()]).toEqual([true, false, true])
    core.close()
    host.destroy()
    expect([frame.isConnected, place.isConnected]).toEqual([false, true])
  })

  test('returns to the page after the page removed the modal', async () => {
    const { element, host } = createFixture()
    await host.open()
    const { frame } = await addFrame(element.frames())
    document.querySelector('appkit-modal')?.remove()
    await host.open()
    expect(frame.isConnected).toBe(false)
    const container = element.frames()
    expect([container?.contains(frame), frame.isConnected, places()]).toEqual([true, true, 1])
  })

  test('has no container while the modal has no place', () => {
    const element = createHostElement({ window, placed: () => undefined, canAppend: false })
    expect(element.frames()).toBeUndefined()
  })
})

test('the port `frameHost` returns the container for frames', async () => {
  const { kit, end: stop } = createTestKit()
  end.push(stop)
  const { ports } = await kit.lazyCore.load()
  const container = ports.frameHost?.()
  expect(container).toBeInstanceOf(HTMLElement)
  expect(container).toBe(document.querySelector('appkit-modal > [slot=frames]'))
})
