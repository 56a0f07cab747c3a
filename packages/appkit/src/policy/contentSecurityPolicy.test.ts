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
  tokens: { 'eip155:1': { address: '0x0', image: 'https://tokens.example/usdc.png' } },
  enableNamePictures: true,
} as const
const read = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))
const hostsOf = (network: typeof mainnet) => network.rpcUrls.default.http.map((url) => new URL(url).origin)

describe('R101: the hosts that an instance may contact', () => {
  test('R101b: come from its options, with the reason for each', () => {
    const found = listHosts(options).map(({ kind, source }) => `${kind} ${source}`)
    expect(found).toEqual([
      'customRpc https://rpc.example:8443',
      'relayRpc https://relay.example',
      'networkImage http://localhost:4000',
      'networkImage https://images.example',
      'tokenImage https://tokens.example',
      'walletImage https://wallets.example',
      'announcedImage data:',
      'namePicture https:',
    ])
  })

  test('R148: include RPC servers of networks only if a feature calls them', () => {
    const direct = (more: object) =>
      listHosts({ ...options, ...more }).flatMap(({ kind, source }) => (kind === 'networkRpc' ? [source] : []))
    expect(direct({})).toEqual([])
    expect(direct({ services: undefined })).toEqual(hostsOf(mainnet))
    expect(direct({ rpcFallback: true })).toEqual([...new Set([...hostsOf(mainnet), ...hostsOf(base)])])
  })

  test('R107: include no relay without a project id, and name pictures only if the app allows them', () => {
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

  test('R385: include no server for names with `identity: false`', () => {
    const services = { chainData: 'https://data.example/v' }
    const kinds = listHosts({ ...options, services, identity: false }).map(({ kind }) => kind)
    expect(kinds).not.toContain('chainData')
    expect(kinds).not.toContain('namePicture')
    const features = { smartSessions: true }
    const withList = listHosts({ ...options, services, identity: false, features })
    expect(withList.map(({ kind }) => kind)).toContain('chainData')
  })

  test('include the WalletConnect servers in `services`, and allow frames of the verify server', () => {
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

  test('R231: include the default relay if `projectId` is 32 hexadecimal digits and the app does not turn it off', () => {
    const projectId = '0123456789abcdef0123456789abcdef'
    const connect = (services?: Services, id = projectId) =>
      read(contentSecurityPolicy({ networks: [base], projectId: id, ...(services && { services }) }))['connect-src']
    expect(connect()).toEqual([...hostsOf(base), 'wss://relay.walletconnect.org'])
    expect(connect({ relay: 'wss://relay.example' })).toEqual([...hostsOf(base), 'wss://relay.example'])
    for (const off of [connect({ relay: false }), connect({}, 'my-project')]) expect(off).toEqual(hostsOf(base))
  })

  test('R342: include every host of a list of relay hosts', () => {
    const services = { relay: ['wss://one.example/path', 'wss://two.example'] }
    const policy = read(contentSecurityPolicy({ networks: [base], services, projectId: 'mine' }))
    expect(policy['connect-src']).toEqual([...hostsOf(base), 'wss://one.example', 'wss://two.example'])
  })

  test('include relay, directory and analytics if they are set, and analytics only if it is on', () => {
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

  test('include only http and https RPC URLs', () => {
    const http = ['wss://socket.example', 'https://plain.example/rpc', 'no URL']
    const found = listHosts({ networks: [{ ...solana, rpcUrls: { default: { http } } }] })
    expect(found.map(({ source }) => source)).toEqual(['https://plain.example', 'data:'])
  })
})

describe('R101: the policy', () => {
  test('R101b: with a nonce, allows no other inline code and no other hosts', () => {
    const policy = read(contentSecurityPolicy(options, { nonce: 'AbC+/1==' }))
    expect(policy).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'nonce-AbC+/1=='", "'strict-dynamic'"],
      'style-src': ["'nonce-AbC+/1=='"],
      'img-src': [
        "'self'",
        'http://localhost:4000',
        'https://images.example',
        'https://tokens.example',
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

  test("without a nonce, allows scripts and styles of the page's origin, and adds the sources that the page needs", () => {
    const also = { 'frame-ancestors': ["'self'"], 'font-src': ["'self'"], 'connect-src': ['https://api.example'] }
    const policy = read(contentSecurityPolicy({ networks: [base] }, { also }))
    expect(policy['script-src']).toEqual(["'self'"])
    expect(policy['frame-ancestors']).toEqual(["'self'"])
    expect(policy['font-src']).toEqual(["'self'"])
    expect(policy['connect-src']).toEqual([...hostsOf(base), 'https://api.example'])
  })

  test.each(["x'; script-src *", 'a b', 'a,b', 'a\r\nSet-Cookie: b', ''])(
    'R101b: rejects %j, which could end a directive',
    (value) => {
      const refused = expect.objectContaining({ code: 'INVALID_PARAMS' })
      expect(() => contentSecurityPolicy(options, { also: { 'img-src': [value] } })).toThrow(refused)
      expect(() => contentSecurityPolicy(options, { also: { [`${value};`]: [] } })).toThrow(refused)
      if (value) expect(() => contentSecurityPolicy(options, { nonce: value })).toThrow(refused)
    },
  )
})
