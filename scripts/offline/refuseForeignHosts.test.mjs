import { once } from 'node:events'
import { createServer, request } from 'node:http'
import net from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseForeignHosts } from './refuseForeignHosts.mjs'

const refused = refuseForeignHosts()
const server = createServer((_request, response) => response.end('here'))
/** A fake name server that resolves every name to this machine. */
const lookup = (_host, { all }, answer) =>
  all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4)
let port = 0

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = server.address().port
})
afterAll(() => server.close())

/** Returns the records since the last call. */
const takeRefused = () => refused.splice(0)

test('R233: a request to another host fails in a test and is recorded, even if its name resolves', async () => {
  const get = request({ host: 'relay.example', port, lookup })
  get.end()
  const [error] = await once(get, 'error')
  expect(error).toMatchObject({ code: 'ENOTFOUND', message: expect.stringContaining('relay.example') })
  expect(takeRefused()).toEqual(['relay.example'])
})

test('R233: a socket by name or address, `fetch` and `WebSocket` also fail', async () => {
  await expect(once(net.connect({ host: 'relay.example', port, lookup }), 'connect')).rejects.toThrow('relay.example')
  await expect(once(net.connect(port, '192.0.2.1'), 'connect')).rejects.toThrow('192.0.2.1')
  await expect(fetch(`http://192.0.2.2:${port}`)).rejects.toThrow('fetch failed')
  await once(new WebSocket(`ws://192.0.2.3:${port}`), 'error')
  expect(takeRefused()).toEqual(['relay.example', '192.0.2.1', '192.0.2.2', '192.0.2.3'])
})

test('R233: local connections work', async () => {
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here')
  const [response] = await once(request({ host: 'localhost', port, lookup }).end(), 'response')
  expect(response.statusCode).toBe(200)
  expect(takeRefused()).toEqual([])
})
