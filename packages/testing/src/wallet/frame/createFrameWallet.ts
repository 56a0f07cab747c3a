import type { ChainNamespace, RemoteGrant, RemoteRequest, RemoteUpdate, WalletInfo } from '@latchkey/common'
import { isJsonObject } from '../base/jsonObject.js'
import { ProviderError } from '../base/providerError.js'
import type { WalletControl } from '../base/walletControl.js'
import { createPhoneBase } from '../walletConnect/createPhoneBase.js'
import { createPhoneNamespaces } from '../walletConnect/createPhoneNamespaces.js'
import { accountsOn } from '../walletConnect/grantNamespaces.js'
import type { PhoneNamespace } from '../walletConnect/phoneNamespace.js'
import type { WalletConnectWalletOptions } from '../walletConnect/walletConnectWalletOptions.js'

/** A message of the page to the wallet. */
export type FrameRequest =
  | ({ readonly type: 'request'; readonly id: number } & Omit<RemoteRequest, 'signal'>)
  | { readonly type: 'disconnect'; readonly namespace: ChainNamespace }

/** A message of the wallet to the page. */
export type FrameMessage =
  | { readonly type: 'ready'; readonly wallet: WalletInfo; readonly grants: readonly FrameGrant[] }
  | { readonly type: 'result'; readonly id: number; readonly result: unknown }
  | { readonly type: 'error'; readonly id: number; readonly error: { readonly code: number; readonly message: string } }
  | ({ readonly type: 'update'; readonly update: RemoteUpdate; readonly wallet: WalletInfo } & FrameGrant)

/** The grant of one namespace. */
export type FrameGrant = { readonly namespace: ChainNamespace; readonly grant: RemoteGrant }

export type FrameWalletOptions = Pick<
  WalletConnectWalletOptions,
  'name' | 'networks' | 'mnemonic' | 'accountCount' | 'behaviour' | 'without' | 'fetch'
>

/** What an embedded wallet states about its visitor. */
export type FrameVisitor = Pick<WalletInfo, 'user' | 'social' | 'isSmartAccountDeployed'>

/** A wallet at the other end of a port, and its controls. */
export type FrameWallet = {
  readonly control: WalletControl
  /** Selects the shared accounts of a namespace, the active one first. */
  setAccounts(namespace: ChainNamespace, indices: readonly number[]): void
  /** Sets the types of shared accounts, by address. */
  setAccountTypes(namespace: ChainNamespace, types: NonNullable<RemoteGrant['accountTypes']>): void
  /** Sets the visitor, and notifies the sessions of all namespaces. */
  setVisitor(visitor: FrameVisitor): void
  /** Ends the session of a namespace. */
  end(namespace: ChainNamespace): void
  /** The namespaces that the page has disconnected. */
  disconnected(): readonly ChainNamespace[]
}

/**
 * Creates a wallet that serves one page over a `MessagePort`, like a wallet in a frame. It signs with real keys in all
 * four namespaces. `openFrameChannels` opens the page's end.
 *
 * @example
 * const { port1, port2 } = new MessageChannel()
 * const wallet = createFrameWallet(port1, { networks: [mainnet] })
 * const channels = await openFrameChannels(port2, { id: 'auth', type: 'AUTH' })
 */
export function createFrameWallet(port: MessagePort, options: FrameWalletOptions): FrameWallet {
  const { name = 'Frame Wallet' } = options
  const base = createPhoneBase({ ...options, relayUrl: '', declineCode: 4001 })
  const namespaces = createPhoneNamespaces({ ...options, relayUrl: '', name }, () => undefined)
  const left = new Set<ChainNamespace>()
  const accountTypes = new Map<ChainNamespace, RemoteGrant['accountTypes']>()
  let wallet: WalletInfo = { name, identifier: 'frame.example' }
  const send = (message: FrameMessage) => port.postMessage(message)

  function update(namespace: ChainNamespace, change: RemoteUpdate): void {
    const own = namespaces.get(namespace)
    if (own) send({ type: 'update', update: change, namespace, wallet, grant: grantOf(own) })
  }

  function grantOf(own: PhoneNamespace): RemoteGrant {
    const networkIds = own.networks().map(({ caipNetworkId }) => caipNetworkId)
    const types = accountTypes.get(own.namespace)
    return {
      methods: own.methods,
      events: [],
      networkIds,
      accounts: accountsOn(own, networkIds),
      ...(types ? { accountTypes: types } : {}),
    }
  }

  async function respond({ id, method, params, networkId }: Extract<FrameRequest, { readonly type: 'request' }>) {
    try {
      const result = await base.request(method, params, () => {
        const own = [...namespaces.values()].find(({ namespace }) => networkId.startsWith(`${namespace}:`))
        if (!own?.methods.includes(method)) throw new ProviderError(4200)
        return own.plan({ method, params, networkId })
      })
      send({ type: 'result', id, result: result ?? null })
    } catch (error) {
      const code = isJsonObject(error) && typeof error.code === 'number' ? error.code : -32_000
      send({ type: 'error', id, error: { code, message: error instanceof Error ? error.message : String(error) } })
    }
  }

  port.onmessage = ({ data }: MessageEvent<FrameRequest>) => {
    if (data.type === 'request') void respond(data)
    else left.add(data.namespace)
  }
  send({
    type: 'ready',
    wallet,
    grants: [...namespaces.values()].map((own) => ({ namespace: own.namespace, grant: grantOf(own) })),
  })

  return {
    control: base.control,
    setAccounts(namespace, indices) {
      namespaces.get(namespace)?.share(indices)
      update(namespace, { type: 'updated' })
    },
    setAccountTypes(namespace, types) {
      accountTypes.set(namespace, types)
      update(namespace, { type: 'updated' })
    },
    setVisitor(visitor) {
      wallet = { ...wallet, ...visitor }
      for (const namespace of namespaces.keys()) update(namespace, { type: 'updated' })
    },
    end: (namespace) => update(namespace, { type: 'ended' }),
    disconnected: () => [...left],
  }
}
