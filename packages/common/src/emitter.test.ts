import { describe, expect, test } from 'vitest'
import { createEmitter } from './emitter.js'

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('FI29: listeners', () => {
  test('are called in the order they came, each with every value', () => {
    const emitter = createEmitter<number>()
    const heard: string[] = []
    emitter.watch((value) => heard.push(`a${value}`))
    emitter.watch((value) => heard.push(`b${value}`))
    emitter.emit(1)
    emitter.emit(2)
    expect(heard).toEqual(['a1', 'b1', 'a2', 'b2'])
  })

  test('one that throws keeps no other from being called, and is reported afterwards', async () => {
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
    await turn()
    expect(reported).toEqual([broken])
  })

  test('without a place to report to, the error surfaces as any uncaught one does', async () => {
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
      await turn()
      expect(caught).toEqual([broken])
    } finally {
      process.removeAllListeners('uncaughtException')
      for (const other of others) process.on('uncaughtException', other)
    }
  })

  test('one removed during an emit is not called any more, neither by it nor later', () => {
    const emitter = createEmitter<number>()
    const heard: string[] = []
    emitter.watch(() => stopSecond())
    const stopSecond = emitter.watch(() => heard.push('second'))
    emitter.watch(() => heard.push('third'))
    emitter.emit(1)
    emitter.emit(2)
    expect(heard).toEqual(['third', 'third'])
  })

  test('one added during an emit hears the next value, not this one', () => {
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

  test('a value emitted by a listener comes after the present one for everybody', () => {
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

  test('the same function watches twice and stops twice, each by its own undo', () => {
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

  test('clear drops all listeners and what waits for them', () => {
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
