import { expect, test } from 'vitest'
import { createPictures } from './createPictures.js'

/** Pictures whose ids start with `missing` fail to load. */
function visit() {
  const loaded: string[] = []
  const released: string[] = []
  const reports: Readonly<Record<string, string>>[] = []
  const pictures = createPictures(
    async (id) => {
      loaded.push(id)
      if (id.startsWith('missing')) throw new Error('No such picture.')
      return { url: `blob:${id}`, release: () => void released.push(id) }
    },
    (urls) => reports.push(urls),
  )
  return { pictures, loaded, released, newest: () => reports.at(-1) }
}

test('a longer list loads only its new pictures, and releases none', async () => {
  const { pictures, loaded, released, newest } = visit()
  pictures.show(['a', 'b'])
  await expect.poll(newest).toEqual({ a: 'blob:a', b: 'blob:b' })
  pictures.show(['a', 'b', 'c'])
  await expect.poll(newest).toEqual({ a: 'blob:a', b: 'blob:b', c: 'blob:c' })
  expect(loaded).toEqual(['a', 'b', 'c'])
  expect(released).toEqual([])
})

test('releases pictures that leave the list, and every picture on unmount', async () => {
  const { pictures, released, newest } = visit()
  pictures.show(['a', 'b'])
  await expect.poll(newest).toEqual({ a: 'blob:a', b: 'blob:b' })
  pictures.show(['b'])
  expect(newest()).toEqual({ b: 'blob:b' })
  expect(released).toEqual(['a'])
  pictures.end()
  expect(released).toEqual(['a', 'b'])
})

test('releases a picture that loads after the end', async () => {
  const { pictures, released, newest } = visit()
  pictures.show(['a'])
  pictures.end()
  await expect.poll(() => released).toEqual(['a'])
  expect(newest()).toBeUndefined()
})

test('loads a picture that failed again with the next list', async () => {
  const { pictures, loaded, newest } = visit()
  pictures.show(['missing', 'a'])
  await expect.poll(newest).toEqual({ a: 'blob:a' })
  pictures.show(['missing', 'a'])
  expect(loaded).toEqual(['missing', 'a', 'missing'])
})
