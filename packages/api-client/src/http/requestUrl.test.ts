import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requestUrl } from './requestUrl.js'

const asker = { projectId: 'local', sdkType: 'appkit', sdkVersion: 'html-universal-1.7.3' }
const request = { name: 'GET /x', service: 'directory' as const, path: ['x'] }
const at = (directory: string | undefined, path: readonly string[] = ['x']) =>
  requestUrl({ ...request, path }, { ...asker, services: { directory } })

describe('the URL of a request', () => {
  test.each([
    ['https://a.example', 'https://a.example/x'],
    ['https://a.example/', 'https://a.example/x'],
    ['https://a.example/base', 'https://a.example/base/x'],
    ['https://a.example/base//', 'https://a.example/base/x'],
    ['https://a.example/base?key=1#part', 'https://a.example/base/x'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000/x'],
  ])('accepts the base URL %s', (base, expected) => {
    const url = at(base)
    expect(url.origin + url.pathname).toBe(expected)
    expect(url.searchParams.get('projectId')).toBe('local')
    expect(url.hash).toBe('')
  })

  test.each([
    ['http://a.example'],
    ['ftp://a.example'],
    ['javascript:alert(1)'],
    ['https://user:password@a.example'],
    ['a.example'],
    ['//a.example'],
  ])('rejects the base URL %s', (base) => {
    expect(() => at(base)).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTIONS', details: expect.stringContaining('services.directory') }),
    )
  })

  test('sends no request without a service URL, and names the option in the error', () => {
    expect(() => at(undefined)).toThrow(
      expect.objectContaining({
        code: 'TRANSPORT_URL_MISSING',
        details: expect.stringContaining('`services.directory`'),
      }),
    )
    const either = { ...request, service: ['directory', 'analytics'] as const }
    expect(() => requestUrl(either, { ...asker, services: {} })).toThrow(
      expect.objectContaining({ details: expect.stringContaining('`services.directory` or `services.analytics`') }),
    )
    expect(requestUrl(either, { ...asker, services: { analytics: 'https://b.example' } }).host).toBe('b.example')
  })

  test('sends no request without a project id', () => {
    const services = { directory: 'https://a.example' }
    expect(() => requestUrl(request, { ...asker, projectId: undefined, services })).toThrow(
      expect.objectContaining({ code: 'PROJECT_ID_MISSING' }),
    )
  })

  test('omits empty values from the query', () => {
    const query = { a: '', b: undefined, c: false, d: 0, e: true, f: 'x' }
    const { searchParams } = requestUrl(
      { ...request, query },
      { ...asker, services: { directory: 'https://a.example' } },
    )
    expect([...searchParams.keys()].sort()).toEqual(['e', 'f', 'projectId', 'st', 'sv'])
  })

  test('a query cannot replace the project id', () => {
    const query = { projectId: 'other', st: 'other' }
    const url = requestUrl({ ...request, query }, { ...asker, services: { directory: 'https://a.example' } })
    expect([url.searchParams.getAll('projectId'), url.searchParams.getAll('st')]).toEqual([['local'], ['appkit']])
  })

  test('R48: a path parameter is always one path segment', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          fc.constantFrom('..', '.', '%2e%2e', '../x', 'a?b#c', '//h', '\\..\\'),
        ),
        (part) => {
          let url: URL
          try {
            url = at('https://a.example/base', ['v1', part, 'end'])
          } catch (error) {
            expect(error).toMatchObject({ code: 'INVALID_PARAMS' })
            return
          }
          const { origin, pathname } = new URL(url.href)
          const [first, base, version, middle, end, ...rest] = pathname.split('/')
          expect([origin, first, base, version, end, rest]).toEqual(['https://a.example', '', 'base', 'v1', 'end', []])
          expect(decodeURIComponent(middle ?? '')).toBe(part)
        },
      ),
    )
  })
})
