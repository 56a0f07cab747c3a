import { isAppKitError } from '@latchkey/common'
import { afterEach, expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'
import { requireActions } from './requireActions.js'

const end: (() => void)[] = []
afterEach(() => {
  for (const stop of end.splice(0)) stop()
})

function attempt(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}

test('R283: requireActions throws NOT_CONNECTED without a connected wallet, before and after core has loaded', async () => {
  const { kit, end: stop } = createTestKit()
  end.push(stop)
  expect(
    isAppKitError(
      attempt(() => requireActions(kit, 'eip155')),
      'NOT_CONNECTED',
    ),
  ).toBe(true)
  await kit.load()
  const error = attempt(() => requireActions(kit, 'eip155'))
  expect(isAppKitError(error, 'NOT_CONNECTED') && error.details).toContain("kit.connect({ namespace: 'eip155' })")
})
