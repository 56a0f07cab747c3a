import type { Page } from '@playwright/test'
import type { App } from '../fixtures/app.js'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { watchShakes } from '../fixtures/watchShakes.js'

test.use({ setup: { networks: ['local'] } })

/** Properties that fade; other changes are immediate. */
const fading = /^(display|opacity|overlay)$/

/** Records every animation and transition in the modal from now on: its properties and duration. */
async function watchMotion(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const findRoot = () => document.querySelector('appkit-modal')?.shadowRoot
    const note = () => {
      for (const { effect } of findRoot()?.getAnimations() ?? []) {
        if (!(effect instanceof KeyframeEffect)) continue
        const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
        const moved = names.filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))
        const { duration, iterations } = effect.getComputedTiming()
        const what = `${[...new Set(moved)].sort().join('+')} ${duration} ${iterations}`
        if (!seen.includes(what)) seen.push(what)
      }
    }
    // On a busy machine an animation can start and end between two frames; the change that starts it is always
    // observed.
    const observer = new MutationObserver(note)
    let observed: ShadowRoot | undefined
    const look = () => {
      const root = findRoot()
      if (root && root !== observed) observer.observe(root, { subtree: true, childList: true, attributes: true })
      observed = root ?? undefined
      note()
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (window as typeof window & { seen: string[] }).seen)
}

async function visitEverything(app: App): Promise<void> {
  await app.wallet().control('stall', 'eth_requestAccounts')
  await app.choose()
  await app.wallet().stalled('eth_requestAccounts')
  await app.modal.backButton.click()
  await app.modal.shows('Connect a wallet')
  await app.modal.row('Foxglove').click()
  await app.modal.isGone()
  await app.wallet().control('selectChain', 31_338)
  await app.modal.shows('Network not supported here')
  const shakes = await watchShakes(app.modal)
  await app.page.keyboard.press('Escape')
  await waitUntil(shakes).toHaveLength(1)
  await expect(app.modal.dialog.locator('.card')).not.toHaveAttribute('data-shake', /.*/)
}

test.describe('full motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('§2: animates the modal without reduced motion', async ({ app }) => {
    await app.open('basic/')
    const seen = await watchMotion(app.page)
    await visitEverything(app)
    const motion = (await seen()).join('\n')
    expect(motion).toMatch(/^transform 500 1$/m)
    expect(motion).toMatch(/150 1$/m)
  })
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('AX14: no shake, no slide, no height animation; fades take at most 100 ms', async ({ app }) => {
    await app.open('basic/')
    const seen = await watchMotion(app.page)
    await visitEverything(app)
    for (const motion of await seen()) {
      const [what, duration, iterations] = motion.split(' ')
      // Spinners may rotate slowly; other changes only fade.
      if (iterations === 'Infinity') expect(Number(duration)).toBeGreaterThan(1_000)
      else
        expect({ motion, isFade: fading.test(what ?? '') && Number(duration) <= 100 }).toEqual({
          motion,
          isFade: true,
        })
    }
  })
})
