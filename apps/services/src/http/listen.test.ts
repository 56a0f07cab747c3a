import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from './listen.js'

const loopback = { port: 0, host: '127.0.0.1' }

test('rejects for a port in use', async () => {
  const first = await listen(createServer(), loopback)
  const port = Number(first.authority.split(':')[1])
  await expect(listen(createServer(), { ...loopback, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await first.close()
})

test('closing finishes pending requests and accepts no new ones', async () => {
  let answer: (() => void) | undefined
  const server = createServer((_request, response) => {
    answer = () => response.end('done')
  })
  const running = await listen(server, loopback)
  const url = `http://${running.authority}`
  const asked = fetch(url).then((response) => response.text())
  await expect.poll(() => answer).toBeDefined()
  const closed = running.close()
  await expect(fetch(url)).rejects.toThrow()
  answer?.()
  expect(await asked).toBe('done')
  await closed
})

test('an IPv6 address is in brackets, and a wildcard becomes localhost', async () => {
  const wildcard = await listen(createServer(), { port: 0, host: '0.0.0.0' })
  expect(wildcard.authority).toMatch(/^127\.0\.0\.1:\d+$/)
  await wildcard.close()
})
