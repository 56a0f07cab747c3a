import { expect, test } from 'vitest'
import { createFakeClock } from '../../../testing/src/fakes/createFakeClock.js'
import { createFrameGate } from './createFrameGate.js'

test('R39: calls within a frame cause one run, and a call during the run causes another one', () => {
  const clock = createFakeClock()
  let runs = 0
  const gate = createFrameGate(clock, () => {
    runs++
    if (runs === 1) gate.call()
  })
  for (let round = 0; round < 1_000; round++) gate.call()
  expect(gate.isDue()).toBe(true)
  clock.skip(16)
  expect(runs).toBe(1)
  expect(gate.isDue()).toBe(true)
  clock.skip(16)
  expect(runs).toBe(2)
  expect(gate.isDue()).toBe(false)
})

test('L7: after stop nothing runs and no timer is left', () => {
  const clock = createFakeClock()
  let runs = 0
  const gate = createFrameGate(clock, () => runs++)
  gate.call()
  gate.stop()
  gate.stop()
  clock.skip(16)
  expect([runs, clock.timerCount()]).toEqual([0, 0])
})
