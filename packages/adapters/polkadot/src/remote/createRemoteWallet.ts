import {
  bytesToHex,
  type CaipNetworkId,
  createEmitter,
  createError,
  errors,
  invalidParams,
  isByteHex,
  type Logger,
  parsePolkadotMultiSignature,
  parsePolkadotSignature,
  type RemoteChannel,
  type RemoteUpdate,
  readField,
  readPolkadotTransaction,
  writePolkadotMessage,
} from '@latchkey/common'
import { safeParseAddress } from '../address/address.js'
import type { PolkadotContext } from '../context/context.js'
import type { OpenWallet, RemoteWallet, SessionUpdate } from '../wallet/openWallet.js'
import { readAccountsChanged, readChainChanged } from './readEvents.js'
import { type Grant, type GrantedAccount, listAccounts, readGrant } from './readGrant.js'

/** A remote wallet with the interface of an injected wallet. */
type OpenRemoteWallet = OpenWallet & {
  readonly remote: RemoteWallet
  subscribe(listener: (accounts: unknown) => void): () => void
}

/** Creates a remote wallet with the interface of an injected wallet, so that session and actions work unchanged. */
export function createRemoteWallet(
  { networks, ports: { logger } }: PolkadotContext,
  channel: RemoteChannel,
  start: CaipNetworkId,
): OpenRemoteWallet {
  const granted = () => readGrant(channel.granted())
  const lists = createEmitter<unknown>((error) => logger.error('A listener of a wallet provider threw.', error))
  let networkId = start
  /** Id of the account that the wallet selected. */
  let first: string | undefined
  const list = () => listAccounts(granted(), networkId, first)

  const wallet: OpenRemoteWallet = {
    get injected() {
      return provider
    },
    getAccounts: async () => list(),
    subscribe: lists.watch,
    get signRaw() {
      return granted().methods.includes('polkadot_signMessage') ? signRaw : undefined
    },
    get signPayload() {
      return granted().methods.includes('polkadot_signTransaction') ? signPayload : undefined
    },
    remote: {
      channel,
      approved: () => granted().networkIds,
      setNetwork(next) {
        networkId = next
        return list()
      },
      watch: (listener) =>
        channel.watch((news) => {
          const change = read(news)
          listener(change)
          lists.emit(change.isEnded ? [] : list())
        }),
    },
  }
  const provider = createRemoteProvider(wallet, logger)
  return wallet

  function read(news: RemoteUpdate): SessionUpdate {
    if (news.type === 'ended') return { isEnded: true }
    const grant = granted()
    if (news.type === 'event') {
      const next = news.name === 'chainChanged' ? readChainChanged(news, grant) : undefined
      if (news.name === 'accountsChanged') first = readAccountsChanged(news, grant) ?? first
      return { networkId: next }
    }
    const ids = [networkId, ...networks().map(({ caipNetworkId }) => caipNetworkId)]
    const next = ids.find((id) => grant.networkIds.includes(id))
    if (next && grant.accounts.length > 0) return { networkId: next, isOther: true }
    // The grant for Polkadot is gone, even if the wallet still shares other namespaces.
    channel.disconnect().catch(() => undefined)
    return { isEnded: true }
  }

  async function signRaw(request: object, signal?: AbortSignal): Promise<unknown> {
    if (readField(request, 'type') === 'payload')
      throw createError(errors.METHOD_NOT_SUPPORTED, {
        details: 'A remote wallet signs messages and whole transactions, not the bytes of one.',
      })
    const { address } = findAccount(granted(), request, networkId)
    const data = readField(request, 'data')
    if (typeof data !== 'string') throw invalidParams('data', 'must be a text, or bytes in hexadecimal form')
    const params = { address, message: writePolkadotMessage(data) }
    const response = await channel.request({ method: 'polkadot_signMessage', params, networkId, signal })
    return { id: idOf(response), signature: parsePolkadotSignature(response) }
  }

  /** Signs a payload on its own network, whichever network is active. */
  async function signPayload(payload: object, signal?: AbortSignal): Promise<unknown> {
    const genesisHash = readField(payload, 'genesisHash')
    if (!isByteHex(genesisHash, 32)) throw invalidParams('genesisHash', 'must be 32 bytes in hexadecimal form')
    const id: CaipNetworkId = `polkadot:${genesisHash.slice(2, 34).toLowerCase()}`
    const { address } = findAccount(granted(), payload, id)
    const params = { address, transactionPayload: { ...payload, address } }
    const response = await channel.request({ method: 'polkadot_signTransaction', params, networkId: id, signal })
    const signedTransaction = readPolkadotTransaction(response)
    return {
      id: idOf(response),
      signature: parsePolkadotMultiSignature(response),
      ...(signedTransaction ? { signedTransaction } : {}),
    }
  }
}

/**
 * Returns the account of a request, with the wallet's form of its address. Validates the request, because apps can call
 * the provider directly.
 */
function findAccount(grant: Grant, request: object, on: CaipNetworkId): GrantedAccount {
  const parsed = safeParseAddress(readField(request, 'address'))
  const id = parsed.ok ? bytesToHex(parsed.value.accountId) : undefined
  const account = listAccounts(grant, on, undefined).find((one) => one.id === id)
  if (!account) throw invalidParams('address', 'is of no account that the wallet shares')
  return account
}

function idOf(response: unknown): number {
  const id = readField(response, 'id')
  return typeof id === 'number' ? id : 0
}

/**
 * Creates the provider for apps. Like the result of an extension's `enable`, it has `accounts` and `signer`, as
 * `@polkadot/api` expects. Methods that were not granted are absent.
 */
function createRemoteProvider(wallet: OpenRemoteWallet, logger: Logger): object {
  const accountsOf = (listed: unknown) =>
    Array.isArray(listed) ? listed.map(({ address }: { readonly address: string }) => ({ address })) : []
  return {
    name: wallet.remote.channel.wallet.name,
    version: '1.0.0',
    accounts: {
      get: async () => accountsOf(await wallet.getAccounts()),
      subscribe(listener: (accounts: readonly object[]) => void) {
        if (typeof listener !== 'function') throw createError(errors.INVALID_PARAMS)
        let isOver = false
        const tell = (listed: unknown) => {
          if (!isOver) listener(accountsOf(listed))
        }
        const report = (error: unknown) => logger.error('A listener of a wallet provider threw.', error)
        wallet.getAccounts().then(tell).catch(report)
        const stop = wallet.subscribe(tell)
        return () => {
          isOver = true
          stop()
        }
      },
    },
    signer: {
      get signPayload() {
        return wallet.signPayload && ((payload: object) => wallet.signPayload?.(payload))
      },
      get signRaw() {
        return wallet.signRaw && ((request: object) => wallet.signRaw?.(request))
      },
    },
  }
}
