import { describe, expect, test } from 'vitest'
import type { Services } from '../exports/index.js'
import { base, mainnet, solana } from '../exports/networks.js'
import { contentSecurityPolicy } from './contentSecurityPolicy.js'
import { listHosts } from './listHosts.js'

const options = {
  networks: [mainnet, { ...base, assets: { imageUrl: 'https://images.example/base.png' } }],
  customRpcUrls: { 'eip155:8453': [{ url: 'https://user:word@rpc.example:8443/key?x=1' }] },
  services: { rpc: 'https://relay.example/some' },
  projectId: 'mine',
  chainImages: { 1: 'http://localhost:4000/mainnet.png' },
  connectorImages: { injected: '/own.svg' },
  customWallets: [{ id: 'a', name: 'A', image_url: 'https://wallets.example/a.png' }],
  enableNamePictures: true,
} as const
const read = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))
const hostsOf = (network: typeof mainnet) => network.rpcUrls.default.http.map((url) => new URL(url).origin)

describe('R101: the hosts a kit may ask', () => {
  test('R101b: are those of its options, by the reason they are asked for', () => {
    const found = listHosts(options).map(({ kind, source }) => `${kind} ${source}`)
    expect(found).toEqual([
      'customRpc https://rpc.example:8443',
      'relayRpc https://relay.example',
      'networkImage http://localhost:4000',
      'networkImage https://images.example',
      'walletImage https://wallets.example',
      'announcedImage data:',
      'namePicture https:',
    ])
  })

  test('R148: RPC servers of the networks are among them only if one is asked', () => {
    const direct = (more: object) =>
      listHosts({ ...options, ...more }).flatMap(({ kind, source }) => (kind === 'networkRpc' ? [source] : []))
    expect(direct({})).toEqual([])
    expect(direct({ services: undefined })).toEqual(hostsOf(mainnet))
    expect(direct({ rpcFallback: true })).toEqual([...new Set([...hostsOf(mainnet), ...hostsOf(base)])])
  })

  test('R107: no relay without a project; pictures of names only where the app allows them and there are names', () => {
    const { projectId: _left, ...others } = options
    const kinds = listHosts({ ...others, networks: [base] }).map(({ kind }) => kind)
    expect(kinds).not.toContain('relayRpc')
    expect(kinds).not.toContain('namePicture')
    const byDefault = listHosts({ ...options, enableNamePictures: false })
    expect(byDefault.map(({ kind }) => kind)).not.toContain('namePicture')
    const withService = listHosts({ ...options, networks: [base], services: { chainData: 'https://data.example/v' } })
    expect(withService.map(({ kind, source }) => `${kind} ${source}`)).toEqual(
      expect.arrayContaining(['chainData https://data.example', 'namePicture https:']),
    )
    expect(read(contentSecurityPolicy(options, { namePictures: false }))['img-src']).not.toContain('https:')
  })

  test('the servers of WalletConnect where they are set besides a relay: the one that attests in a frame', () => {
    const services = { verify: 'https://verify.example/v3', telemetry: 'https://pulse.example/batch' }
    const withRelay = {
      networks: [base],
      projectId: 'mine',
      services: { ...services, relay: 'wss://relay.example' },
    } as const
    const found = listHosts(withRelay).map(({ kind, source }) => `${kind} ${source}`)
    expect(found).toEqual(expect.arrayContaining(['telemetry https://pulse.example', 'verify https://verify.example']))
    const policy = read(contentSecurityPolicy(withRelay))
    expect(policy['frame-src']).toEqual(['https://verify.example'])
    expect(policy['connect-src']).toContain('https://pulse.example')
    const alone = read(contentSecurityPolicy({ networks: [base], projectId: 'mine', services }))
    expect(Object.keys(alone)).not.toContain('frame-src')
    expect(alone['connect-src']).not.toContain('https://pulse.example')
  })

  test('R231: the default relay, if `projectId` has its form and the app does not turn it off', () => {
    const projectId = '0123456789abcdef0123456789abcdef'
    const connect = (services?: Services, id = projectId) =>
      read(contentSecurityPolicy({ networks: [base], projectId: id, ...(services && { services }) }))['connect-src']
    expect(connect()).toEqual([...hostsOf(base), 'wss://relay.walletconnect.org'])
    expect(connect({ relay: 'wss://relay.example' })).toEqual([...hostsOf(base), 'wss://relay.example'])
    for (const off of [connect({ relay: false }), connect({}, 'my-project')]) expect(off).toEqual(hostsOf(base))
  })

  test('relay, directory and analytics where they are set, and analytics not when that is off', () => {
    const services = {
      relay: 'wss://relay.example/path',
      directory: 'https://wallets.example/api',
      analytics: 'https://count.example',
    }
    const found = (change = {}) =>
      listHosts({ networks: [base], services, projectId: 'mine', ...change })
        .filter(({ kind }) => kind !== 'networkRpc')
        .map(({ kind, source }) => `${kind} ${source}`)
    expect(found()).toEqual([
      'relay wss://relay.example',
      'directory https://wallets.example',
      'analytics https://count.example',
      'directoryImage blob:',
      'directoryImage https://wallets.example',
      'announcedImage data:',
    ])
    expect(found({ features: { analytics: false } })).not.toContain('analytics https://count.example')
    expect(found({ projectId: undefined })).toEqual(['announcedImage data:'])
  })

  test('a network is asked over http and https only', () => {
    const http = ['wss://socket.example', 'https://plain.example/rpc', 'no URL']
    const found = listHosts({ networks: [{ ...solana, rpcUrls: { default: { http } } }] })
    expect(found.map(({ source }) => source)).toEqual(['https://plain.example', 'data:'])
  })
})

describe('R101: the policy', () => {
  test('R101b: by nonce: nothing inline, nothing of other hosts but these', () => {
    const policy = read(contentSecurityPolicy(options, { nonce: 'AbC+/1==' }))
    expect(policy).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'nonce-AbC+/1=='", "'strict-dynamic'"],
      'style-src': ["'nonce-AbC+/1=='"],
      'img-src': [
        "'self'",
        'http://localhost:4000',
        'https://images.example',
        'https://wallets.example',
        'data:',
        'https:',
      ],
      'connect-src': listHosts(options)
        .filter(({ directive }) => directive === 'connect-src')
        .map(({ source }) => source),
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    })
  })

  test('without one, scripts and styles of the page itself; what else the page needs is added', () => {
    const also = { 'frame-ancestors': ["'self'"], 'font-src': ["'self'"], 'connect-src': ['https://api.example'] }
    const policy = read(contentSecurityPolicy({ networks: [base] }, { also }))
    expect(policy['script-src']).toEqual(["'self'"])
    expect(policy['frame-ancestors']).toEqual(["'self'"])
    expect(policy['font-src']).toEqual(["'self'"])
    expect(policy['connect-src']).toEqual([...hostsOf(base), 'https://api.example'])
  })

  test.each(["x'; script-src *", 'a b', 'a,b', 'a\r\nSet-Cookie: b', ''])('R101b: %j ends no directive', (value) => {
    const refused = expect.objectContaining({ code: 'INVALID_PARAMS' })
    expect(() => contentSecurityPolicy(options, { also: { 'img-src': [value] } })).toThrow(refused)
    expect(() => contentSecurityPolicy(options, { also: { [`${value};`]: [] } })).toThrow(refused)
    if (value) expect(() => contentSecurityPolicy(options, { nonce: value })).toThrow(refused)
  })
})
