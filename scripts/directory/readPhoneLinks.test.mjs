import { describe, expect, test } from 'vitest'
import { readBrowseLink } from '../../packages/walletconnect/src/links/readBrowseLink.js'
import { phoneLinks } from './phoneLinks.mjs'
import { readPhoneLinks } from './readPhoneLinks.mjs'

const link = { url: 'https://lantern.example/{url}', namespaces: ['eip155'] }
const row = { id: 'lantern', browse: [link], sources: ['https://docs.lantern.example/links'] }
const read = (...rows) => readPhoneLinks(rows, readBrowseLink)

describe('R324: links of wallet apps that people wrote', () => {
  test('every row has a source and links that the kit opens', () => {
    expect([...readPhoneLinks(phoneLinks, readBrowseLink).keys()]).toEqual(phoneLinks.map(({ id }) => id))
    expect(phoneLinks.length).toBeGreaterThan(10)
  })

  test('returns the rows by id', () => {
    expect(read(row).get('lantern')).toBe(row)
  })

  test.each([
    ['a row needs the https URL of its source', { ...row, sources: undefined }],
    ['a row needs the https URL of its source', { ...row, sources: [] }],
    ['a row needs the https URL of its source', { ...row, sources: ['their documentation'] }],
    ['a row needs a link', { ...row, browse: [] }],
    ['"source" is not known', { ...row, source: 'https://docs.lantern.example' }],
    ['"encoding" is not known', { ...row, browse: [{ ...link, encoding: 'twice' }] }],
    ['a link needs its namespaces', { ...row, browse: [{ url: link.url }] }],
    ['a platform is not known', { ...row, browse: [{ ...link, platforms: ['windows'] }] }],
    ['0 placeholders', { ...row, browse: [{ ...link, url: 'https://lantern.example/' }] }],
    ['unknown placeholder {page}', { ...row, browse: [{ ...link, url: 'https://lantern.example/{page}' }] }],
    ['a scheme no wallet may use', { ...row, browse: [{ ...link, url: 'file:///{url}' }] }],
    ['app_store is not a page of the store', { ...row, stores: { app_store: 'https://evil.example/app' } }],
  ])('fails the build: %s', (reason, bad) => {
    expect(() => read(bad)).toThrow(reason)
  })

  test('fails the build for two rows of one wallet', () => {
    expect(() => read(row, row)).toThrow('there are two rows')
  })
})
