import { afterEach, expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'
import type { AppKitOptions } from '../options.js'

const end: (() => void)[] = []
afterEach(() => {
  for (const stop of end.splice(0)) stop()
})

function createKit(options?: Partial<AppKitOptions>) {
  const world = createTestKit(options)
  end.push(world.end)
  return world
}

test('R186: of features that change before core has loaded, reports only those that the app turns on', async () => {
  const { kit, logger } = createKit({ features: { legalCheckbox: true } })
  kit.updateFeatures({ swaps: true, legalCheckbox: undefined as never })
  kit.setPrivacyPolicyUrl('https://app.example/privacy')
  const core = await kit.load()
  expect(core.options.state.current.features).toMatchObject({ legalCheckbox: true, swaps: true, send: true })
  expect(logger.messages('error')).toEqual([expect.stringMatching(/:\nfeatures\.swaps: [^\n]*$/)])
})

test('R282: a theme variable whose text the modal does not accept throws nothing, and is reported once', async () => {
  const { kit, logger } = createKit()
  for (let times = 0; times < 2; times++) kit.setThemeVariables({ '--latchkey-accent': 'var(--brand)' })
  await kit.open()
  kit.setThemeVariables({ '--latchkey-accent': 'var(--brand)' })
  await expect
    .poll(() => logger.messages('error'))
    .toEqual([expect.stringContaining('--latchkey-accent: var(--brand)')])
  kit.setThemeVariables({ '--latchkey-accent': '#123', '--latchkey-qr-color': 'url(x)' })
  await expect.poll(() => logger.messages('error')).toHaveLength(2)
  expect(logger.messages('error')[1]).toContain('--latchkey-qr-color: url(x)')
})

test.each(['setTermsConditionsUrl', 'setPrivacyPolicyUrl'] as const)(
  'R282: %s accepts text that is not a URL, and reports it once',
  async (setter) => {
    const { kit, logger } = createKit()
    await kit.load()
    for (let times = 0; times < 2; times++) kit[setter]('javascript:alert(1)')
    expect(logger.messages('error')).toEqual([expect.stringContaining('Url is shown without a link')])
  },
)
