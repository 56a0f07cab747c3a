import { createEmitter } from '@latchkey/common'
import { expect, test } from 'vitest'
import { assertStillActor, whileAccountUnchanged } from './whileAccountUnchanged.js'

const first = { id: 'a', isNamed: false }
const named = { id: 'b', isNamed: true }
const changed = expect.objectContaining({ code: 'ACCOUNT_CHANGED' })

test('FI22: the account that the app named may change its position in the list, the first account may not', () => {
  expect(() => assertStillActor(named, ['a', 'b'])).not.toThrow()
  expect(() => assertStillActor(named, ['b', 'a'])).not.toThrow()
  expect(() => assertStillActor(first, ['a', 'b'])).not.toThrow()
  expect(() => assertStillActor(first, ['b', 'a'])).toThrow(changed)
  for (const actor of [first, named]) expect(() => assertStillActor(actor, [])).toThrow(changed)
})

test('FI23: a request ends with ACCOUNT_CHANGED when the wallet no longer shares its account', async () => {
  const ids = createEmitter<readonly string[]>()
  const request = whileAccountUnchanged(named, ids.watch, () => new Promise(() => undefined))
  const ended = expect(request).rejects.toEqual(changed)
  ids.emit(['b'])
  ids.emit(['c'])
  await ended
})

test('a settled request leaves no listener, even if it fails', async () => {
  let watching = 0
  const watch = () => {
    watching++
    return () => {
      watching--
    }
  }
  expect(await whileAccountUnchanged(first, watch, async () => 'signed')).toBe('signed')
  const fail = () => Promise.reject(new Error('declined'))
  await expect(whileAccountUnchanged(first, watch, fail)).rejects.toThrow('declined')
  const throwAtOnce = () => {
    throw new Error('at once')
  }
  await expect(whileAccountUnchanged(first, watch, throwAtOnce)).rejects.toThrow('at once')
  expect(watching).toBe(0)
})
