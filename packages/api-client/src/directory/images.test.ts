import { describe, expect, test } from 'vitest'
import { createLocalClient, createTestClient } from '../../test/createTestClient.js'
import { getAssetImage, getCurrencyImage, getTokenImage, getWalletImage } from './images.js'

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

describe.each([
  ['getWalletImage', getWalletImage, '/getWalletImage/ab_C-1'],
  ['getAssetImage', getAssetImage, '/public/getAssetImage/ab_C-1'],
  ['getCurrencyImage', getCurrencyImage, '/public/getCurrencyImage/ab_C-1'],
  ['getTokenImage', getTokenImage, '/public/getTokenImage/ab_C-1'],
])('%s', (_name, getImage, path) => {
  test('R49: returns a picture with the type of its first bytes, ignoring the Content-Type', async () => {
    const urls: string[] = []
    const client = createLocalClient({
      fetch: async (url) => {
        urls.push(String(url))
        return new Response(png, { headers: { 'content-type': 'text/html' } })
      },
    })
    const image = await getImage(client, 'ab_C-1')
    expect([image.type, image.size]).toEqual(['image/png', png.length])
    expect(new URL(urls[0] ?? '').pathname).toBe(path)
  })

  test.each(['', '../x', '%2e%2e', 'a?b#c', 'a/b', 'a.png', 'ä', 'a'.repeat(65), 'a'.repeat(2_000), 'a\n'])(
    'R48: rejects the id %j without a request',
    async (id) => {
      const { client, fetch } = createTestClient()
      await expect(getImage(client, id)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
      expect(fetch.requests).toEqual([])
    },
  )
})

test('R49: rejects an SVG of more than 256 KiB as too large, because it becomes a data URL', async () => {
  const { client, fetch } = createTestClient()
  fetch.once('/getWalletImage', { text: `<svg>${' '.repeat(256 * 1024)}` })
  await expect(getWalletImage(client, 'a')).rejects.toMatchObject({ code: 'HTTP_TOO_LARGE' })
})
