import type { BrowserContext, Page } from '@playwright/test'
import type { InPageScripts } from './bundleInPage.js'
import type { NodeAnswer, NodeRequest } from './inPage/nodeFetch.js'
import { readKnownWallet } from './knownWallet.js'
import type { EvmPageWallet, InPageWallet, MultiPageWallet, PageWalletOptions } from './pageWalletOptions.js'
import { resolveWallets, type WalletChains } from './resolveWallets.js'
import { createWalletHandle, type MultiHandle, type WalletHandle } from './walletHandle.js'
import type { WalletKind } from './walletKind.js'

/** The handle type of a wallet's options: one, or one per provider. */
export type HandleOf<O extends PageWalletOptions> = O extends MultiPageWallet
  ? MultiHandle<Extract<keyof O['faces'], WalletKind>>
  : O extends { readonly kind: infer K extends WalletKind }
    ? WalletHandle<K>
    : WalletHandle

type OptionsOf<O> = O extends { readonly kind: infer K }
  ? Extract<PageWalletOptions, { readonly kind: K }>
  : EvmPageWallet

/** Rejects unknown options of the kind, which a generic parameter would accept. */
type OnlyKnown<W> = {
  readonly [K in keyof W]: { readonly [P in Exclude<keyof W[K], keyof OptionsOf<W[K]>>]: never }
}

/** Puts test wallets into the pages of a browser context. */
export type PageWallets = {
  /**
   * Adds wallets, each under a key of your choice (`foxglove`, `arcWallet` and `spectre` are presets), and returns
   * their handles. They exist from the next navigation on, also in pages opened later.
   */
  add<const W extends Readonly<Record<string, PageWalletOptions>>>(
    wallets: W & OnlyKnown<W>,
  ): Promise<{ readonly [K in keyof W]: HandleOf<W[K]> }>
  /**
   * Returns the handle of an added wallet in another page of the same context. `key.solana` is one provider of a wallet
   * with several.
   */
  on<K extends WalletKind = 'evm'>(page: Page, key: string): WalletHandle<K>
}

export async function createPageWallets(
  context: BrowserContext,
  page: Page,
  chains: WalletChains,
  scripts: InPageScripts,
): Promise<PageWallets> {
  const added = new Map<string, InPageWallet>()
  await context.exposeBinding('latchkeyTestRpc', (_source, request: NodeRequest) => askNode(request))

  const on: PageWallets['on'] = (where, key) => {
    const wallet = added.get(key)
    if (!wallet) throw new Error(`No wallet was added as "${key}"`)
    return createWalletHandle(where, key, readKnownWallet(wallet))
  }
  const handle = (key: string, faces: readonly InPageWallet[]) =>
    added.has(key) ? on(page, key) : Object.fromEntries(faces.map((face) => [face.kind, on(page, face.key)]))

  return {
    on,
    async add(wallets) {
      const entries = await Promise.all(
        Object.entries<PageWalletOptions>(wallets).map(
          async ([key, wallet]) => [key, await resolveWallets(key, wallet, chains)] as const,
        ),
      )
      const faces = entries.flatMap(([, list]) => list)
      for (const face of faces) added.set(face.key, face)
      const script = await scripts(faces.map(({ kind }) => kind))
      await context.addInitScript(`${script};latchkeyTestScript.startInPage(${JSON.stringify(faces)})`)
      return Object.fromEntries(entries.map(([key, list]) => [key, handle(key, list)])) as never
    },
  }
}

async function askNode({ url, method, body }: NodeRequest): Promise<NodeAnswer> {
  const isJson = body !== undefined && /^[[{]/.test(body)
  const response = await fetch(url, {
    method,
    ...(isJson && { headers: { 'content-type': 'application/json' } }),
    ...(body === undefined ? {} : { body }),
  })
  return { status: response.status, body: await response.text() }
}
