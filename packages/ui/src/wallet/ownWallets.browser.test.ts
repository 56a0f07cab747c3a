import { afterEach, expect, test, vi } from 'vitest'
import { createTestModal } from '../fixtures/createTestModal.fixture.js'
import { showList } from '../fixtures/showList.fixture.js'
import { eventually } from '../fixtures/visitor.fixture.js'

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

test('R270: shows a picture with a relative URL', async () => {
  const picture = '/docs/images/connect-light.png'
  const customWallets = [{ id: 'own', name: 'Own Wallet', mobile_link: 'own://', image_url: picture }]
  const modal = await showList(undo, { options: { customWallets } })
  await eventually(() => {
    const shown = modal.root.querySelector<HTMLImageElement>(`img[src="${new URL(picture, location.href).href}"]`)
    expect(shown?.naturalWidth).toBeGreaterThan(1)
  })
})

test('R271: reports each unknown locale once, and none with a catalogue', async () => {
  const error = vi.fn()
  const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error }
  const modal = createTestModal({ options: { locale: 'tlh-Latn' }, ports: { logger } })
  undo.push(modal.end)
  expect(error.mock.calls).toEqual([[expect.stringContaining('no texts for "tlh-Latn"')]])
  modal.core.options.update({ termsConditionsUrl: 'https://app.example/terms' })
  for (const locale of ['en-GB', 'AR', 'ar_EG']) modal.core.options.update({ locale })
  await eventually(() => expect(modal.host.shadowRoot?.querySelector('[dir=rtl]')).toBeTruthy())
  expect(error).toHaveBeenCalledTimes(1)
  modal.core.options.update({ locale: 'xx' })
  await eventually(() => expect(error).toHaveBeenCalledTimes(2))
})
