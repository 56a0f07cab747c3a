import { describe, expect, test } from 'vitest'
import { settle } from '../../../testing/src/fakes/settle.js'
import { createEmitter } from './emitter.js'

describe('FI29: listeners', () => {
  test('are called in the order in which they were added, each with every value', () => {
    const emitter = createEmitter<number>()
    const heard: string[] = []
    emitter.watch((value) => heard.push(`a${value}`))
    emitter.watch((value) => heard.push(`b${value}`))
    emitter.emit(1)
    emitter.emit(2)
    expect(heard).toEqual(['a1', 'b1', 'a2', 'b2'])
  })

  test('all listeners are called even if one throws, and its error is reported afterwards', async () => {
    const reported: unknown[] = []
    const emitter = createEmitter<number>((error) => reported.push(error))
    const heard: number[] = []
    const broken = new Error('of the host')
    emitter.watch(() => {
      throw broken
    })
    emitter.watch((value) => heard.push(value))
    emitter.emit(1)
    expect(heard).toEqual([1])
    expect(reported).toEqual([])
    await settle()
    expect(reported).toEqual([broken])
  })

  test('without `report`, the error is thrown as an uncaught one', async () => {
    const caught: unknown[] = []
    const others = process.listeners('uncaughtException')
    process.removeAllListeners('uncaughtException')
    process.on('uncaughtException', (error) => caught.push(error))
    try {
      const broken = new Error('of the host')
      const emitter = createEmitter<void>()
      emitter.watch(() => {
        throw broken
      })
      emitter.emit()
      await settle()
      expect(caught).toEqual([broken])
    } finally {
      process.removeAllListeners('uncaughtException')
      for (const other of others) process.on('uncaughtException', other)
    }
  })

  test('a listener that is removed during an emit is not called any more', () => {
    const emitter = createEmitter<number>()
    const heard: string[] = []
    emitter.watch(() => stopSecond())
    const stopSecond = emitter.watch(() => heard.push('second'))
    emitter.watch(() => heard.push('third'))
    emitter.emit(1)
    emitter.emit(2)
    expect(heard).toEqual(['third', 'third'])
  })

  test('a listener that is added during an emit receives the next value, not the current one', () => {
    const emitter = createEmitter<number>()
    const heard: number[] = []
    const stop = emitter.watch(() => {
      stop()
      emitter.watch((value) => heard.push(value))
    })
    emitter.emit(1)
    emitter.emit(2)
    expect(heard).toEqual([2])
  })

  test('a value that a listener emits is delivered after the current one', () => {
    const emitter = createEmitter<string>()
    const first: string[] = []
    const second: string[] = []
    emitter.watch((value) => {
      first.push(value)
      if (value === 'connected') emitter.emit('disconnected')
    })
    emitter.watch((value) => second.push(value))
    emitter.emit('connected')
    expect(first).toEqual(['connected', 'disconnected'])
    expect(second).toEqual(first)
  })

  test('the same function can be added twice, and each returned function removes one', () => {
    const emitter = createEmitter<number>()
    let calls = 0
    const count = () => void calls++
    const stop = emitter.watch(count)
    emitter.watch(count)
    emitter.emit(1)
    stop()
    stop()
    emitter.emit(2)
    expect(calls).toBe(3)
  })

  test('clear removes all listeners and drops pending values', () => {
    const emitter = createEmitter<number>()
    const heard: number[] = []
    emitter.watch((value) => {
      heard.push(value)
      emitter.emit(value + 1)
      emitter.clear()
      emitter.watch((later) => heard.push(later * 10))
    })
    emitter.emit(1)
    expect(heard).toEqual([1])
    emitter.emit(5)
    expect(heard).toEqual([1, 50])
  })
})
