import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as networks from '../exports/networks.js'

const chunks = new URL('../../../api-client/src/bundled/generated/networkPictureChunks.ts', import.meta.url)

test('R246: the package has a picture of every network that names one', () => {
  const lists = [...readFileSync(chunks, 'utf8').matchAll(/ids: '([^']+)'/g)].map(([, ids = '']) => ids.split(' '))
  const ids = new Set(lists.flat())
  const named = Object.values(networks).flatMap((one) => ('assets' in one ? [one.assets?.imageId] : []))
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter((id) => id !== undefined && !ids.has(id))).toEqual([])
  // The networks of the documentation load together.
  for (const id of ['eip155-1', 'eip155-8453', 'eip155-10', 'eip155-42161', 'eip155-11155111'])
    expect(lists[0]).toContain(id)
})
