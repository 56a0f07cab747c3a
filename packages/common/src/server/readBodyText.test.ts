import { expect, test } from 'vitest'
import { readBodyText } from './readBodyText.js'

test('reads the whole body, also characters that are split between two chunks', async () => {
  const bytes = new TextEncoder().encode('a€b')
  const parts = [bytes.slice(0, 2), bytes.slice(2)]
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      const part = parts.shift()
      if (part) stream.enqueue(part)
      else stream.close()
    },
  })
  expect(await readBodyText(new Response(body))).toBe('a€b')
  expect(await readBodyText(new Response(null))).toBe('')
})

test('R45: cancels an endless body at the limit', async () => {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => stream.enqueue(new Uint8Array(40)),
    cancel: () => {
      isCancelled = true
    },
  })
  await expect(readBodyText(new Response(body), 100)).rejects.toMatchObject({ code: 'HTTP_TOO_LARGE' })
  expect(isCancelled).toBe(true)
})
