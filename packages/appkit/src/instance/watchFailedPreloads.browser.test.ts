import { afterEach, expect, test } from 'vitest'
import { watchFailedPreloads } from './watchFailedPreloads.js'

const undo: (() => void)[] = []

afterEach(() => {
  for (const step of undo.splice(0)) step()
})

/** The page in a browser of the given vendor. */
const pageOf = (vendor: string) => ({ document, navigator: { vendor } }) as Window

/** Adds a preload that fails. Resolves with its URL after the failure. */
async function failPreload(name: string): Promise<string> {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  // No server listens on this port.
  link.href = `http://127.0.0.1:1/${name}.js`
  const failed = new Promise((resolve) => link.addEventListener('error', resolve))
  document.head.append(link)
  undo.push(() => link.remove())
  await failed
  return link.href
}

/** Returns the number of image requests to a URL. */
const imagesFrom = (url: string) =>
  performance.getEntriesByName(url).filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'img').length

test('R260b: requests a failed preload again as an image, in WebKit only, until it is stopped', async () => {
  undo.push(watchFailedPreloads(pageOf('Google Inc.')))
  const before = await failPreload('before')
  const stop = watchFailedPreloads(pageOf('Apple Computer, Inc.'))
  const during = await failPreload('during')
  stop()
  const after = await failPreload('after')
  undo.push(watchFailedPreloads(pageOf('Apple Computer, Inc.')))
  const last = await failPreload('last')
  // When this request has ended, earlier ones have, too.
  await expect.poll(() => imagesFrom(last)).toBe(1)
  expect([before, during, after].map(imagesFrom)).toEqual([0, 1, 0])
})
