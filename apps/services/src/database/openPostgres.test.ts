import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPostgres } from '../../../../scripts/postgres/findPostgres.mjs'
import { startPostgres, type TestPostgres } from '../../test/startPostgres.fixture.js'
import { createLogger } from '../log/createLogger.js'
import { openPostgres } from './openPostgres.js'

const postgres = findPostgres()
let server: TestPostgres

beforeAll(async () => {
  if (postgres) server = await startPostgres(postgres)
})
afterAll(() => server?.stop())

test.skipIf(!postgres)('L1: a query on a silently dead connection fails, and closing ends', async () => {
  const wire = await startWire(Number(new URL(server.databaseUrl).port))
  const url = server.databaseUrl.replace(/:\d+\//, `:${wire.port}/`)
  const { drizzle, close } = await openPostgres(url, createLogger('silent'), { connectMs: 10_000, queryMs: 5_000 })
  await drizzle.execute(sql`SELECT 1`)
  wire.freeze()
  const asking = drizzle.execute(sql`SELECT 2`).catch(() => 'failed')
  await expect.poll(wire.swallowed).toBeGreaterThan(0)
  await close()
  expect(await asking).toBe('failed')
  wire.close()
})

/** A proxy between program and server: connections stay open, and after `freeze` no data arrive. */
async function startWire(target: number) {
  const sockets: Socket[] = []
  let isFrozen = false
  let swallowed = 0
  const between = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    sockets.push(near, far)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (part) => {
        if (isFrozen) swallowed += part.length
        else to.write(part)
      })
      from.on('error', () => undefined)
    }
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  const address = between.address()
  return {
    port: typeof address === 'object' ? address?.port : 0,
    freeze: () => {
      isFrozen = true
    },
    swallowed: () => swallowed,
    close: () => {
      between.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
