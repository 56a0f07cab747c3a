import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { base, mainnet } from '../../packages/appkit/src/exports/networks.js'
import * as policy from '../../packages/appkit/src/exports/policy.js'
import { isTestFile } from '../checks/sources/isTestFile.mjs'
import { listSources } from '../checks/sources/listSources.mjs'
import { findNamedHosts } from './findNamedHosts.mjs'
import { isRequester } from './isRequester.mjs'
import { placeGenerated } from './placeGenerated.mjs'
import { renderHosts } from './renderHosts.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file) => readFileSync(path.join(root, file), 'utf8')
const published = listSources(root, ['packages/*/src', 'packages/adapters/*/src']).filter((file) => !isTestFile(file))
/** Data of networks that apps pass as options; the policy reads their hosts from there. */
const networkData = /^packages\/appkit\/src\/networks\//
/** Bundled wallets. Their websites, app links and stores open on a click and are never requested. */
const walletData = /^packages\/api-client\/src\/bundled\/generated\/(?:mostUsed|wallets)\.ts$/
/** The only built-in host: the default of `services.relay`. */
const publicRelay = /^packages\/core\/src\/options\/resolveOptions\.ts:\d+ relay\.walletconnect\.org$/
/** Runs on a server, in tests or in a terminal, not in the page of an app. */
const offPage = /^packages\/(migrate|relay|testing)\//

describe('R101: the documented policy', () => {
  test('R101b: docs/security.md matches the code; else run `node scripts/docs/writeHosts.mjs`', () => {
    const document = read('docs/security.md')
    expect(document).toBe(placeGenerated(document, 'scripts/docs/writeHosts.mjs', renderHosts(policy, [mainnet, base])))
  })

  test('R101b R231: published code contains no host except the default relay', () => {
    const found = published
      .filter((file) => !networkData.test(file) && !offPage.test(file) && !walletData.test(file))
      .flatMap((file) => findNamedHosts(file, read(file)))
    expect(found).toEqual([expect.stringMatching(publicRelay)])
  })

  test('R101b: only these files send requests', () => {
    const found = published.filter((file) => !offPage.test(file) && isRequester(file, read(file)))
    expect(found).toEqual([
      'packages/adapters/solana/src/rpc/createChainClient.ts',
      'packages/api-client/src/createApiClient.ts',
      'packages/appkit/src/elements/createButtonView.ts',
      'packages/appkit/src/instance/watchFailedPreloads.ts',
      'packages/common/src/server/fetchText.ts',
      'packages/common/src/url/imageUrl.ts',
      'packages/core/src/ports/createBrowserPorts.ts',
      'packages/siwx/src/client/createServiceClient.ts',
      'packages/siwx/src/verify/eip155/askContract.ts',
      'packages/ui/src/primitives/Picture.tsx',
      'packages/walletconnect/src/client/createVerify.ts',
      'packages/walletconnect/src/client/sendTelemetry.ts',
      'packages/walletconnect/src/relay/relayConnection.ts',
    ])
  })
})

describe('R101: the checks', () => {
  test.each([
    ["fetch('https://api.latchkey.dev/v1')", 'api.latchkey.dev'],
    ['const url = `wss://relay.latchkey.dev:8080/\u0024{id}`', 'relay.latchkey.dev:8080'],
    ['const a = <p>https://fonts.latchkey.dev/x</p>', 'fonts.latchkey.dev'],
  ])('finds the host in %s', (code, host) => {
    expect(findNamedHosts('packages/ui/src/a.tsx', code)).toEqual([`packages/ui/src/a.tsx:1 ${host}`])
  })

  test.each([
    ["const a = 'http://127.0.0.1:8545'"],
    ["// https://api.latchkey.dev\nconst a = 'https://app.example'"],
    ['const a = `<svg xmlns="http://www.w3.org/2000/svg"/>`'],
    ['const a = `https://\u0024{host}/x`'],
  ])('finds no host in %s', (code) => {
    expect(findNamedHosts('a.ts', code)).toEqual([])
  })

  test.each([
    ['ports.fetch(url)'],
    ['navigator.sendBeacon(url)'],
    ['new WebSocket(url)'],
    ["document.createElement('img')"],
    ['const a = <img src={src} />'],
    ['const css = \'@import "x.css"\''],
    ['const css = `a { background: url(\u0024{x}) }`'],
  ])('%s sends a request', (code) => {
    expect(isRequester('a.tsx', code)).toBe(true)
  })

  test('rendering sends no request', () => {
    expect(isRequester('a.tsx', "const a = <div style={{ fill: 'url(#shade)' }} />; prefetch(a)")).toBe(false)
  })

  test('throws if the marks are missing', () => {
    expect(() => placeGenerated('# Security', 'a.mjs', '')).toThrow('lacks the marks')
  })
})
