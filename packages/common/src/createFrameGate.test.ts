import { expect, test } from 'vitest'
import { createFrameGate } from './createFrameGate.js'
import { readField } from './readField.js'

function createTimers() {
  const due = new Set<() => void>()
  return {
    due,
    setTimeout(callback: () => void) {
      due.add(callback)
      return callback
    },
    clearTimeout: (timer: unknown) => void due.delete(timer as () => void),
    run() {
      for (const callback of [...due]) {
        due.delete(callback)
        callback()
      }
    },
  }
}

test('R39: calls within a frame are one run, and a call during the run is the next', () => {
  const timers = createTimers()
  let runs = 0
  const gate = createFrameGate(timers, () => {
    runs++
    if (runs === 1) gate.call()
  })
  for (let round = 0; round < 1_000; round++) gate.call()
  expect(gate.isDue()).toBe(true)
  timers.run()
  expect(runs).toBe(1)
  expect(gate.isDue()).toBe(true)
  timers.run()
  expect(runs).toBe(2)
  expect(gate.isDue()).toBe(false)
})

test('L7: stopped, nothing runs and no timer is left', () => {
  const timers = createTimers()
  let runs = 0
  const gate = createFrameGate(timers, () => runs++)
  gate.call()
  gate.stop()
  gate.stop()
  timers.run()
  expect([runs, timers.due.size]).toEqual([0, 0])
})

test('L3: a field of anything is read or is none', () => {
  const trap = Object.defineProperty({}, 'x', {
    get: () => {
      throw new Error('no')
    },
  })
  for (const value of [undefined, null, 5, 'x', Symbol('x'), trap, new Proxy({}, { get: () => trap.valueOf() })])
    expect(() => readField(value, 'x')).not.toThrow()
  expect(readField({ x: 5 }, 'x')).toBe(5)
  expect(
    readField(
      Object.assign(() => undefined, { x: 6 }),
      'x',
    ),
  ).toBe(6)
})
