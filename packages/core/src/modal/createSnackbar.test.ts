import { createFakeClock } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createSnackbar } from './createSnackbar.js'

function createFixture() {
  const clock = createFakeClock()
  return { clock, snackbar: createSnackbar({ clock }) }
}

describe('§2: the snackbar', () => {
  test.each([
    ['showLoading', 'loading'],
    ['showSuccess', 'success'],
    ['showError', 'error'],
  ] as const)('%s shows its text immediately in the variant %s', (show, variant) => {
    const { snackbar } = createFixture()
    snackbar[show]('Text')
    expect(snackbar.state).toEqual({ open: true, message: 'Text', variant })
  })

  test('§9: a second message shows after 150 ms without a message', async () => {
    const { snackbar, clock } = createFixture()
    snackbar.showSuccess('one')
    snackbar.showError('two')
    expect(snackbar.state.open).toBe(false)
    await clock.advance(149)
    expect(snackbar.state.open).toBe(false)
    await clock.advance(1)
    expect(snackbar.state).toEqual({ open: true, message: 'two', variant: 'error' })
  })

  test('§9: a third message during the swap replaces the second and waits its own 150 ms', async () => {
    const { snackbar, clock } = createFixture()
    snackbar.showSuccess('one')
    snackbar.showSuccess('two')
    await clock.advance(100)
    snackbar.showSuccess('three')
    expect(snackbar.state.open).toBe(false)
    await clock.advance(149)
    expect(snackbar.state.open).toBe(false)
    await clock.advance(1)
    expect(snackbar.state.message).toBe('three')
    await clock.advance(10_000)
    expect(snackbar.state).toMatchObject({ open: false, message: 'three' })
  })

  test('shows the same text once', async () => {
    const { snackbar, clock } = createFixture()
    snackbar.showError('again')
    await clock.advance(100)
    snackbar.showError('again')
    expect(snackbar.state.open).toBe(true)
  })

  test('a result hides after its duration; loading stays until it is replaced or hidden', async () => {
    const { snackbar, clock } = createFixture()
    snackbar.showLoading('Working')
    await clock.advance(60_000)
    expect(snackbar.state.open).toBe(true)
    snackbar.showSuccess('Done')
    await clock.advance(150)
    expect(snackbar.state).toMatchObject({ open: true, message: 'Done' })
    await clock.advance(10_000)
    expect(snackbar.state.open).toBe(false)
  })

  test('L7: hide and destroy leave no timer, and no late message appears', async () => {
    const { snackbar, clock } = createFixture()
    snackbar.showSuccess('one')
    snackbar.showSuccess('two')
    snackbar.hide()
    await clock.advance(1_000)
    expect(snackbar.state.open).toBe(false)
    snackbar.showSuccess('three')
    snackbar.destroy()
    expect(clock.timerCount()).toBe(0)
  })
})
