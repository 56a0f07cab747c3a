import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'
import { AppKitButton, AppKitNetworkButton } from '../exports/react.js'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('logs one error if buttons stay empty because the page created no instance', async () => {
  vi.useFakeTimers()
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reports = () => error.mock.calls.filter(([text]) => String(text).startsWith('[latchkey]'))
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  const show = (...buttons: React.ReactNode[]) => act(async () => root.render(buttons))
  await show(<AppKitButton key="late" />)
  const { end } = createTestKit()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(reports()).toEqual([])
  end()
  await show(<AppKitButton key="first" />, <AppKitNetworkButton key="second" />)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(reports()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(reports()).toEqual([[expect.stringContaining('createAppKit has not run')]])
  await show(<AppKitButton key="third" />)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(reports()).toHaveLength(1)
  await act(async () => root.unmount())
  place.remove()
})
