import { once } from 'node:events'
import { createServer } from 'node:http'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumFlags } from './chromiumFlags.mjs'
import { findChromium } from './findChromium.mjs'

const server = createServer((_request, response) => response.end('here'))
let browser
let port = 0

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = server.address().port
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
})
afterAll(async () => {
  await browser?.close()
  server.close()
})

// Chromium resolves names that end in `localhost` to this machine, so without the rule each of these is answered.
test('R234: Chromium in tests reaches only this machine: no other host name, no other address', async () => {
  const page = await browser.newPage()
  for (const host of ['127.0.0.1', 'localhost']) {
    await page.goto(`http://${host}:${port}`)
    expect(await page.textContent('body')).toBe('here')
  }
  for (const host of ['relay.localhost', '127.0.0.2'])
    await expect(page.goto(`http://${host}:${port}`)).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
})
