import type { Page } from '@playwright/test'
import type { App } from '../fixtures/app.js'
import { expect, test } from '../fixtures/test.js'

test.use({ setup: { networks: ['local'] } })

/** What only comes and goes: the rest of what changes does so at once. */
const fading = /^(display|opacity|overlay)$/

/** Every animation and transition that runs in the modal from now on: what it moves, and for how long. */
async function watchMotion(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const root = document.querySelector('appkit-modal')?.shadowRoot
      for (const { effect } of root?.getAnimations() ?? []) {
        if (!(effect instanceof KeyframeEffect)) continue
        const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
        const moved = names.filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))
        const { duration, iterations } = effect.getComputedTiming()
        const what = `${[...new Set(moved)].sort().join('+')} ${duration} ${iterations}`
        if (!seen.includes(what)) seen.push(what)
      }
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
  await app.page.keyboard.press('Escape')
  await expect(app.modal.dialog.locator('.card')).toHaveAttribute('data-shake', /.*/)
  await expect(app.modal.dialog.locator('.card')).not.toHaveAttribute('data-shake', /.*/)
}

test.describe('motion that is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('§2: the modal moves where motion is welcome', async ({ app }) => {
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

  test('AX14: no shake, no slide, no height animation; fades take 100 ms at most', async ({ app }) => {
    await app.open('basic/')
    const seen = await watchMotion(app.page)
    await visitEverything(app)
    for (const motion of await seen()) {
      const [what, duration, iterations] = motion.split(' ')
      // What is awaited may turn, slowly; everything that happens once fades at most.
      if (iterations === 'Infinity') expect(Number(duration)).toBeGreaterThan(1_000)
      else
        expect({ motion, isFade: fading.test(what ?? '') && Number(duration) <= 100 }).toEqual({
          motion,
          isFade: true,
        })
    }
  })
})
