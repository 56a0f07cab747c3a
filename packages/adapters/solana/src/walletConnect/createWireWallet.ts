import {
  AppKitError,
  type CaipNetworkId,
  createEmitter,
  readField,
  type WalletConnectNews,
  type WalletConnectWire,
} from '@latchkey/common'
import { decodeBase58 } from '../base58.js'
import { standardNameOf } from '../chains.js'
import type { SolanaContext } from '../context.js'
import type { Feature, OpenWallet } from '../openWallet.js'
import { readList } from '../readList.js'
import type { WalletChange } from '../watchChanges.js'
import { callWire } from './callWire.js'
import { createWireProvider } from './createWireProvider.js'
import { firstNetwork } from './firstNetwork.js'
import { type Grant, readGrant } from './readGrant.js'
import { readAccountsChanged, readChainChanged } from './readNews.js'

/** Any one of these methods makes a feature. */
const methods: Readonly<Record<Feature, readonly string[]>> = {
  'standard:connect': [],
  'standard:disconnect': [],
  'solana:signMessage': ['solana_signMessage'],
  'solana:signTransaction': ['solana_signTransaction', 'solana_signAllTransactions'],
  'solana:signAndSendTransaction': ['solana_signAndSendTransaction'],
}

/** A wallet far away as one of Wallet Standard: the same session and the same actions work with it. It begins on a network it approved. */
export function createWireWallet(
  { networks, ports: { logger } }: SolanaContext,
  wire: WalletConnectWire,
  start: CaipNetworkId,
): OpenWallet {
  const granted = (): Grant => readGrant(wire.granted(), networks())
  /** Apps hear through the session: a wire that nobody watches counts as left. */
  const changes = createEmitter<WalletChange>((error) => logger.error('A listener of a wallet provider threw.', error))
  let networkId = start
  /** The account the wallet, or its person, put first. */
  let first: string | undefined

  const wallet: OpenWallet = {
    provider: createWireProvider(wire.wallet, () => wallet, changes.watch),
    has: (feature) => {
      const any = methods[feature]
      return any.length === 0 || any.some((method) => granted().methods.includes(method))
    },
    async call(feature, inputs = [], signal) {
      if (feature === 'standard:connect') return connect(readField(inputs[0], 'silent') === true, signal)
      if (feature === 'standard:disconnect') return disconnect()
      if (!wallet.has(feature)) throw new AppKitError('METHOD_NOT_SUPPORTED')
      return callWire({ wire, grant: granted(), networkId, signal }, feature, inputs)
    },
    versions: () => undefined,
    accounts: () => listAccounts(granted()),
    chains: () => [...granted().networks.keys()].map(standardNameOf),
    watch(listener) {
      const stop = changes.watch(listener)
      const stopNews = wire.watch((news) => changes.emit(read(news)))
      return () => {
        stop()
        stopNews()
      }
    },
    reread: () => undefined,
    isReplaced: () => false,
    noteSwitch: () => wire.noteSwitch?.(),
    goTo(next) {
      networkId = next
      return wallet.accounts()
    },
  }
  return wallet

  /** Those of the network first, and of them the one that was put first. */
  function listAccounts({ accounts, methods: names }: Grant): readonly object[] {
    const rank = ([address, ids]: readonly [string, readonly CaipNetworkId[]]) =>
      (ids.includes(networkId) ? 0 : 2) + (address === first ? 0 : 1)
    const features = (Object.keys(methods) as Feature[]).filter((name) =>
      methods[name].some((method) => names.includes(method)),
    )
    return [...accounts]
      .sort((one, other) => rank(one) - rank(other))
      .map(([address, ids]) => ({
        address,
        publicKey: decodeBase58(address),
        chains: ids.map(standardNameOf),
        features,
      }))
  }

  function read(news: WalletConnectNews): WalletChange {
    if (news.type === 'ended') return { isEnded: true }
    const grant = granted()
    if (news.type === 'event') {
      const next = news.name === 'chainChanged' ? readChainChanged(news, grant) : undefined
      if (next) networkId = next
      if (news.name === 'accountsChanged') first = readAccountsChanged(news, grant) ?? first
      return { networkId: next, accounts: listAccounts(grant) }
    }
    if (grant.accounts.size === 0) {
      // Nothing is left of this namespace, whatever the wallet still shares of others.
      wire.leave().catch(() => undefined)
      return { isEnded: true }
    }
    const instead = grant.networks.has(networkId) ? undefined : firstNetwork(grant.networks, networks())
    if (instead) networkId = instead
    return { networkId: instead, accounts: listAccounts(grant), chains: wallet.chains(), features: {} }
  }

  /** What the wallet shares was said when it approved; who asks again may be shown a choice of these. */
  async function connect(isSilent: boolean, signal: AbortSignal | undefined): Promise<unknown> {
    const grant = granted()
    const method = 'solana_requestAccounts'
    if (!isSilent && grant.methods.includes(method)) {
      const answer = await wire.request({
        method,
        params: {},
        networkId: grant.networks.get(networkId) ?? networkId,
        signal,
      })
      const told = readList(answer)?.map((entry) => readField(entry, 'pubkey')) ?? []
      const chosen = told.find(
        (address): address is string => typeof address === 'string' && grant.accounts.has(address),
      )
      if (!chosen)
        throw new AppKitError('WALLET_BAD_RESULT', {
          details: 'The wallet was asked for accounts and named none it shares.',
        })
      first = chosen
    }
    return { accounts: listAccounts(granted()) }
  }

  async function disconnect(): Promise<void> {
    changes.emit({ isEnded: true })
    await wire.leave()
  }
}
