import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { base, mainnet } from '../../packages/appkit/src/exports/networks.js'
import * as policy from '../../packages/appkit/src/exports/policy.js'
import { isTestFile } from '../checks/sources/isTestFile.mjs'
import { listSources } from '../checks/sources/listSources.mjs'
import { findNamedHosts } from './findNamedHosts.mjs'
import { isRequester } from './isRequester.mjs'
import { placeHosts, renderHosts } from './renderHosts.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file) => readFileSync(path.join(root, file), 'utf8')
const published = listSources(root, ['packages/*/src', 'packages/adapters/*/src']).filter((file) => !isTestFile(file))
/** Data of networks, used where an app passes one; its hosts are read from the options by the policy. */
const networkData = /^packages\/appkit\/src\/networks\//
/** Where a visitor on a phone is sent who chooses a wallet app: links of an entry of its own, opened in a click, asked for by none. */
const walletLinks = 'packages/adapters/solana/src/links.ts'
/** Wallets of the package: their pages and stores open in a click, and nothing is asked of them. */
const walletData = /^packages\/api-client\/src\/bundled\/generated\/(?:mostUsed|wallets)\.ts$/
/** The one host that is built in: the default of `services.relay`. */
const publicRelay = /^packages\/core\/src\/options\/relayUrlOf\.ts:\d+ relay\.walletconnect\.org$/
/** Runs on a server, or on the machine of who tests: in no page of an app. */
const offPage = /^packages\/(relay|testing)\//

describe('R101: the documented policy', () => {
  test('R101b: is what the code gives; else run `node scripts/docs/writeHosts.mjs`', () => {
    const document = read('docs/security.md')
    expect(document).toBe(placeHosts(document, renderHosts(policy, [mainnet, base])))
  })

  test('R101b R231: no host is spelled out in what is published, besides the default relay', () => {
    const found = published
      .filter(
        (file) => !networkData.test(file) && !offPage.test(file) && file !== walletLinks && !walletData.test(file),
      )
      .flatMap((file) => findNamedHosts(file, read(file)))
    expect(found).toEqual([expect.stringMatching(publicRelay)])
  })

  test('R101b: only these files make the browser ask a server, each for a reason in the list', () => {
    const found = published.filter((file) => !offPage.test(file) && isRequester(file, read(file)))
    expect(found).toEqual([
      'packages/adapters/solana/src/createConnection.ts',
      'packages/api-client/src/createApiClient.ts',
      'packages/appkit/src/elements/createButtonElement.ts',
      'packages/common/src/allowsDataImages.ts',
      'packages/common/src/fetchText.ts',
      'packages/core/src/ports/createBrowserPorts.ts',
      'packages/ui/src/primitives/Picture.tsx',
      'packages/walletconnect/src/client/createVerify.ts',
      'packages/walletconnect/src/client/sendTelemetry.ts',
      'packages/walletconnect/src/relay/createRelaySocket.ts',
    ])
  })
})

describe('R101: what watches over it', () => {
  test.each([
    ["fetch('https://api.latchkey.dev/v1')", 'api.latchkey.dev'],
    ['const url = `wss://relay.latchkey.dev:8080/\u0024{id}`', 'relay.latchkey.dev:8080'],
    ['const a = <p>https://fonts.latchkey.dev/x</p>', 'fonts.latchkey.dev'],
  ])('%s is found', (code, host) => {
    expect(findNamedHosts('packages/ui/src/a.tsx', code)).toEqual([`packages/ui/src/a.tsx:1 ${host}`])
  })

  test.each([
    ["const a = 'http://127.0.0.1:8545'"],
    ["// https://api.latchkey.dev\nconst a = 'https://app.example'"],
    ['const a = `<svg xmlns="http://www.w3.org/2000/svg"/>`'],
    ['const a = `https://\u0024{host}/x`'],
  ])('%s names none', (code) => {
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
  ])('%s asks a server', (code) => {
    expect(isRequester('a.tsx', code)).toBe(true)
  })

  test('a page that is drawn asks nobody', () => {
    expect(isRequester('a.tsx', "const a = <div style={{ fill: 'url(#shade)' }} />; prefetch(a)")).toBe(false)
  })

  test('marks that are gone are told', () => {
    expect(() => placeHosts('# Security', '')).toThrow('lacks the marks')
  })
})
