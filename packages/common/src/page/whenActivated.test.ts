import { expect, test } from 'vitest'
import { whenActivated } from './whenActivated.js'

const settle = () => new Promise((resolve) => setTimeout(resolve))

/** A page of a browser, prerendered or not. */
function createPage(state: { readonly prerendering?: boolean }) {
  const document = Object.assign(new EventTarget(), state)
  const lifetime = new AbortController()
  let isActive = false
  void whenActivated({ document: document as EventTarget as Document } as Window, lifetime.signal).then(() => {
    isActive = true
  })
  return { lifetime, isActive: () => isActive, activate: () => document.dispatchEvent(new Event('prerenderingchange')) }
}

test.each([
  ['a page that the visitor navigated to', { prerendering: false }],
  ['a browser that does not prerender', {}],
])('R254b: resolves immediately in %s', async (_title, state) => {
  const page = createPage(state)
  await settle()
  expect(page.isActive()).toBe(true)
})

test('R254b: waits for the activation of a prerendered page', async () => {
  const page = createPage({ prerendering: true })
  await settle()
  expect(page.isActive()).toBe(false)
  page.activate()
  await settle()
  expect(page.isActive()).toBe(true)
})

test('L1: resolves when the signal aborts', async () => {
  const page = createPage({ prerendering: true })
  page.lifetime.abort()
  await settle()
  expect(page.isActive()).toBe(true)
})

test('resolves immediately on a server', async () => {
  await whenActivated(undefined, new AbortController().signal)
})
