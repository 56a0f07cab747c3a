import { afterEach, expect, test, vi } from 'vitest'
import { holdImage } from './holdImage.js'

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg=='
const png = () => new Blob([Uint8Array.from(atob(dot), (one) => one.charCodeAt(0))], { type: 'image/png' })
const svg = (content: string) =>
  new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">${content}</svg>`], { type: 'image/svg+xml' })

async function show(url: string): Promise<HTMLImageElement> {
  const image = document.createElement('img')
  image.src = url
  document.body.append(image)
  await image.decode()
  return image
}

afterEach(() => document.body.replaceChildren())

test('R49 L7: returns a URL that shows the picture, and revokes it a second after the release', async () => {
  const held = await holdImage(png())
  expect((await show(held.url)).naturalWidth).toBe(1)
  expect((await fetch(held.url)).ok).toBe(true)
  held.release()
  expect((await show(held.url)).naturalWidth).toBe(1)
  const read = () =>
    fetch(held.url).then(
      () => 'there',
      () => 'gone',
    )
  await expect.poll(read).toBe('gone')
})

test('L7 R49: revokes as many object URLs as it created for a hundred pictures', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const held = await Promise.all(Array.from({ length: 100 }, () => holdImage(png())))
  for (const { release } of held) release()
  expect(made).toHaveBeenCalledTimes(100)
  await expect.poll(() => revoked.mock.calls.length).toBe(100)
  expect(revoked.mock.calls.map(([url]) => url).sort()).toEqual(held.map(({ url }) => url).sort())
})

test('R49: runs no script of an SVG, and gives it no URL of this origin', async () => {
  const script = '<script>parent.postMessage("ran", "*"); window.ran = true</script>'
  const { url } = await holdImage(svg(`<rect width="4" height="4" fill="red" onload="window.ran = true"/>${script}`))
  expect(url).toMatch(/^data:image\/svg\+xml;base64,/)
  expect((await show(url)).naturalWidth).toBe(4)
  expect((window as { ran?: boolean }).ran).toBeUndefined()
})

test('encodes a large SVG completely', async () => {
  const { url } = await holdImage(svg(`<title>${'é'.repeat(20_000)}</title>`))
  expect((await (await fetch(url)).text()).length).toBeGreaterThan(20_000)
})
