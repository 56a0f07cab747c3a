import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { uris } from '../../test/arbitraryMessages.js'
import { isAuthorityWithHost, isPchars, isScheme, isUri } from './uriSyntax.js'

describe('isUri', () => {
  test.each([
    // RFC 3986, section 1.1.2.
    'ftp://ftp.is.co.za/rfc/rfc1808.txt',
    'http://www.ietf.org/rfc/rfc2396.txt',
    'ldap://[2001:db8::7]/c=GB?objectClass?one',
    'mailto:John.Doe@example.com',
    'news:comp.infosystems.www.servers.unix',
    'tel:+1-816-555-1212',
    'telnet://192.0.2.16:80/',
    'urn:oasis:names:specification:docbook:dtd:xml:4.1.2',
    'uri:',
    'https://',
    'file:///etc/hosts',
    'a://b:',
    'a://b:99999',
    'a:/b//c',
    'a:?b?/#c?/',
    'a://u:p:@h',
    'a://%E2%82%AC/%2f',
    'a://[::]',
    'a://[1:2:3:4:5:6:7::]',
    'a://[::2:3:4:5:6:7:8]',
    'a://[1:2:3:4:5:6:1.2.3.4]',
    'a://[::ffff:255.255.255.255]',
    'a://[v1F.a:b]',
    'a://1.2.3.256',
  ])('accepts %s', (uri) => expect(isUri(uri)).toBe(true))

  test.each([
    '',
    ':',
    ':a',
    '//a',
    'example.com',
    '1a:b',
    'a b:c',
    'a:b c',
    'a:b\n',
    'a:\u2028',
    'a:é',
    'a:%',
    'a:%1',
    'a:%g1',
    'a:b#c#d',
    'a:[b]',
    'a:b?[c]',
    'a:"b"',
    'a:<b>',
    'a:b\\c',
    'a:b|c',
    'a:b^c',
    'a:b`c',
    'a:{b}',
    'a://b@c@d',
    'a://b:c:1',
    'a://b:1a',
    'a://[::1',
    'a://[::1]1',
    'a://[::1]]',
    'a://a[::1]',
    'a://[]',
    'a://[:]',
    'a://[:::]',
    'a://[1::2::3]',
    'a://[1:2:3:4:5:6:7]',
    'a://[1:2:3:4:5:6:7:8:9]',
    'a://[1:2:3:4::5:6:7:8]',
    'a://[12345::]',
    'a://[g::]',
    'a://[1.2.3.4::]',
    'a://[::1.2.3.4:5]',
    'a://[::01.2.3.4]',
    'a://[::1.2.3]',
    'a://[::1.2.3.4.]',
    'a://[::1.2.3.4.5]',
    'a://[::1.2.3.256]',
    'a://[fe80::1%25en0]',
    'a://[v.a]',
    'a://[v1.]',
    'a://[v1.@]',
  ])('rejects %j', (uri) => expect(isUri(uri)).toBe(false))

  test('accepts every URL of the platform that has only characters of a URI', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        expect(isUri(url)).toBe(true)
      }),
    )
  })

  test('R74: never accepts white space, line breaks or characters that are not ASCII', () => {
    fc.assert(
      fc.property(
        uris,
        fc.nat(),
        fc.constantFrom(...' \n\r\t\u0000\u007f\u0085\u00a0\u2028\u2029é"<>\\^`{|}'),
        (uri, at, bad) => {
          const place = at % (uri.length + 1)
          expect(isUri(uri)).toBe(true)
          expect(isUri(uri.slice(0, place) + bad + uri.slice(place))).toBe(false)
        },
      ),
    )
  })

  test('takes linear time for texts that make patterns backtrack', () => {
    const many = 100_000
    expect(isUri(`a://${'a'.repeat(many)}\n`)).toBe(false)
    expect(isUri(`a:${'%20'.repeat(many)}%`)).toBe(false)
    expect(isUri(`a://${'@'.repeat(many)}`)).toBe(false)
    expect(isUri(`a://[${':'.repeat(many)}]`)).toBe(false)
    expect(isUri(`a://[${'1:'.repeat(many)}]`)).toBe(false)
    expect(isUri(`${'a'.repeat(many)}`)).toBe(false)
    expect(isUri(`a:${'?#'.repeat(many)}`)).toBe(false)
    expect(isUri(`a:${'/'.repeat(many)} `)).toBe(false)
  })
})

describe('isAuthorityWithHost', () => {
  test.each([
    'a',
    'example.com',
    'localhost:3000',
    'a@b:1',
    ':@b',
    '@b',
    '[::1]',
    '[::1]:80',
    'EXAMPLE.com.',
    'a:',
    '%41',
    "a!$&'()*+,;=~_-",
  ])('accepts %s', (authority) => expect(isAuthorityWithHost(authority)).toBe(true))

  test.each([
    '',
    ':',
    ':80',
    '@',
    'a@',
    'a@:80',
    'a/b',
    'https://a',
    'a b',
    'a\n',
    'a#',
    'a?',
    'a\\b',
    '::1',
    '[::1',
    'a:b',
    'é.com',
  ])('rejects %j', (authority) => expect(isAuthorityWithHost(authority)).toBe(false))
})

test('isScheme accepts a letter, then letters, digits, plus, hyphen and dot', () => {
  for (const scheme of ['a', 'HTTPS', 'a1+-.']) expect(isScheme(scheme)).toBe(true)
  for (const scheme of ['', '1a', '-a', 'a:', 'a b', 'a\n', 'a_', '\u017f', '\u212a'])
    expect(isScheme(scheme)).toBe(false)
})

test('isPchars accepts the characters of a path segment', () => {
  for (const text of ['', "aZ09-._~!$&'()*+,;=:@", '%00%fF']) expect(isPchars(text)).toBe(true)
  for (const text of ['/', '?', '#', '[', ' ', '\n', '%', '%0', '"', 'é']) expect(isPchars(text)).toBe(false)
})
