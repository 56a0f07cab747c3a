import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { knownWallets } from './knownWallets.js'

const root = new URL('../../../../', import.meta.url)
const directory = readFileSync(new URL('packages/api-client/src/bundled/generated/wallets.ts', root), 'utf8')
const guide = readFileSync(new URL('docs/javaScript.md', root), 'utf8')

describe('R411: the short names of wallets', () => {
  test.each(Object.entries(knownWallets))('%s has the id and the name of the directory', (_key, { id, name }) => {
    const [, listed] = new RegExp(`"id":"${id}","name":"([^"]*)"`).exec(directory) ?? []
    // The directory names one wallet with its former name in brackets.
    expect(listed).toContain(name)
  })

  test('the documentation lists every short name, and no other', () => {
    const line = guide.split('\n').find((text) => text.startsWith('Known names:')) ?? ''
    expect([...line.matchAll(/`([\w]+)`/g)].map(([, name]) => name)).toEqual(Object.keys(knownWallets))
  })
})
