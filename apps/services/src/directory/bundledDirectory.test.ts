import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createApiClient, getWallets } from '@latchkey/api-client'
import { createBundledDirectory } from '@latchkey/api-client/bundled'
import type { CaipNetworkId } from '@latchkey/common'
import { systemClock } from '@latchkey/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageFolder } from '../packageFolder.js'
import type { Services } from '../servicesOptions.js'
import { startServices } from '../startServices.js'
import type { WalletEntry } from './walletEntry.js'

const file = path.join(packageFolder, 'data', 'generated', 'wallets.json')
const wallets: readonly WalletEntry[] = JSON.parse(readFileSync(file, 'utf8'))
const chains: readonly CaipNetworkId[] = ['eip155:8453', 'solana:some', 'polkadot:some', 'bip122:some']

let services: Services
beforeAll(async () => {
  services = await startServices()
}, 60_000)
afterAll(() => services?.close())

test('R245: the bundled directory answers every query like the server, except for picture ids', async () => {
  const bundled = createBundledDirectory()
  const ports = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      fetch(input, { ...init, headers: { ...init?.headers, origin: 'http://localhost' } }),
    clock: systemClock,
  }
  const client = createApiClient({
    ports,
    projectId: 'local',
    sdkVersion: 'html-eip155-1',
    services: { directory: services.url },
  })
  const id = fc.constantFrom(...wallets.map((wallet) => wallet.id), 'nobody')
  const words = wallets.flatMap(({ name, rdns = '' }) => [name, ...name.split(' '), rdns]).filter(Boolean)
  const search = fc.oneof(
    fc.constantFrom('', '%', '_', '\\', ' e', 'É', 'wallet', '.com', '1'),
    fc.constantFrom(...words),
  )
  const query = fc.record(
    {
      page: fc.integer({ min: 1, max: 4 }),
      entries: fc.constantFrom(1, 4, 40, 100),
      include: fc.uniqueArray(id, { maxLength: 20 }),
      exclude: fc.uniqueArray(id, { maxLength: 20 }),
      search,
      certified: fc.boolean(),
      chains: fc.subarray([...chains]),
    },
    { requiredKeys: ['page', 'entries'] },
  )
  await fc.assert(
    fc.asyncProperty(query, async (wanted) => {
      const served = await getWallets(client, wanted)
      const own = await bundled.getWallets(wanted)
      const known = ({ image_id, ...wallet }: (typeof own.wallets)[number]) => ({
        ...wallet,
        hasPicture: Boolean(image_id),
      })
      expect([own.wallets.map(known), own.count]).toEqual([served.wallets.map(known), served.count])
    }),
    { numRuns: 150 },
  )
}, 60_000)
