import type { ChainNamespace } from '@latchkey/common'
import type { App } from '../fixtures/app.js'
import type { Setup } from '../fixtures/parts.js'
import { expect } from '../fixtures/test.js'
import { bitcoin } from './bitcoin.js'
import { polkadot } from './polkadot.js'
import { solana } from './solana.js'

/** Display names of the page's namespaces, in their order. */
export const kindNames = {
  eip155: 'Ethereum',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
} as const satisfies Partial<Record<ChainNamespace, string>>

export type EveryKind = keyof typeof kindNames

export const everyKind = Object.keys(kindNames) as readonly EveryKind[]

/** The names of the two local networks of each namespace. */
export const networkNames: Readonly<Record<EveryKind, readonly [local: string, second: string]>> = {
  eip155: ['Local Chain', 'Second Chain'],
  solana: solana.networks,
  polkadot: polkadot.networks,
  bip122: bitcoin.networks,
}

/** A page with every namespace, and one wallet that supports all of them. */
export const together = {
  networks: ['local', 'second'],
  others: { solana: ['local', 'second'], polkadot: ['local', 'second'], bip122: ['local', 'second'] },
  wallets: [{ preset: 'foxglove' }, solana.wallet, polkadot.wallet, bitcoin.wallet],
} as const satisfies Setup

/** Connects the wallet in these namespaces one after another with the app's call. */
export async function connectKinds(app: App, kinds: readonly EveryKind[] = everyKind): Promise<void> {
  await (await app.kit()).evaluate(async (kit, namespaces) => {
    await kit.discover()
    for (const namespace of namespaces) {
      const { id } = kit.getConnectors(namespace).find(({ name }) => name === 'Foxglove') ?? {}
      await kit.connect({ connectorId: id ?? '', namespace })
    }
  }, kinds)
  for (const kind of kinds) await expect.poll(() => readAccounts(app)).toHaveProperty(`${kind}.status`, 'connected')
}

/** Returns each namespace's account as plain data. */
export async function readAccounts(app: App): Promise<Readonly<Record<EveryKind, unknown>>> {
  const texts = await (await app.kit()).evaluate(
    (kit, kinds) => kinds.map((kind) => [kind, JSON.stringify(kit.getAccount(kind))] as const),
    everyKind,
  )
  return Object.fromEntries(texts.map(([kind, text]) => [kind, JSON.parse(text)])) as Record<EveryKind, unknown>
}
