import { createSessionLife } from '@latchkey/common'
import { expect, test } from 'vitest'
import { createAdapterContext } from '../../../testing/src/fakes/createAdapterContext.js'
import { createDisconnect } from './createDisconnect.js'

function createScene() {
  const { ports } = createAdapterContext()
  const life = createSessionLife({ lifetime: new AbortController().signal, ...ports, onEnd: () => undefined })
  const log: string[] = []
  const disconnect = createDisconnect({
    life,
    ports,
    onLeave: () => log.push('left'),
    revoke: async () => log.push(life.ended.aborted ? 'revoked' : 'revoked while open'),
  })
  return { life, log, disconnect }
}

test('ends the session, then revokes the permission once', async () => {
  const { log, disconnect } = createScene()
  await disconnect()
  await disconnect()
  expect(log).toEqual(['left', 'revoked'])
})

test('R366: a kept permission is revoked by a later call', async () => {
  const { life, log, disconnect } = createScene()
  await disconnect({ isPermissionKept: true })
  expect(life.ended.aborted).toBe(true)
  expect(log).toEqual(['left'])
  await disconnect()
  await disconnect()
  expect(log).toEqual(['left', 'revoked'])
})

test('does nothing after the wallet ended the session', async () => {
  const { life, log, disconnect } = createScene()
  life.end('wallet')
  await disconnect()
  expect(log).toEqual([])
})
