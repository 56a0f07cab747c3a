import { AppKitError, readField } from '@latchkey/common'
import type { BitcoinChain } from '../bitcoinChain.js'
import { toBase64, toHex } from '../bytes.js'
import type { FoundWallet } from '../foundWallet.js'
import { readMethod } from '../readMethod.js'
import { readChains } from '../standardWallet.js'
import type { Face, FaceAnswer, PsbtRequest, ToldAccount } from './face.js'

/** Signature hash types as the feature names them. */
const sighashNames: Readonly<Record<number, string>> = {
  1: 'ALL',
  2: 'NONE',
  3: 'SINGLE',
  129: 'ALL|ANYONECANPAY',
  130: 'NONE|ANYONECANPAY',
  131: 'SINGLE|ANYONECANPAY',
}

/**
 * A wallet of Wallet Standard with its Bitcoin features. The network is the page's choice among those of the shared accounts;
 * messages are signed the way the wallet chooses; paying is signing a PSBT.
 */
export function createStandardFace({ provider }: FoundWallet): Face {
  const features = readField(provider, 'features')
  const method = (feature: string, name: string) => readMethod(readField(features, feature), name)
  const connect = method('bitcoin:connect', 'connect')
  const reconnect = method('standard:connect', 'connect')
  const disconnect = method('standard:disconnect', 'disconnect')
  const on = method('standard:events', 'on')
  const signMessage = method('bitcoin:signMessage', 'signMessage')
  const signTransaction = method('bitcoin:signTransaction', 'signTransaction')

  const shared = (accounts: unknown): FaceAnswer => ({ accounts: readAccounts(accounts) })
  /** The wallet's own object for an address: what its features take. */
  const accountOf = (address: string, chain: BitcoinChain): unknown => {
    const fitting = listOf(readField(provider, 'accounts')).filter(
      (account) => readField(account, 'address') === address,
    )
    const account = fitting.find((one) => readChains(readField(one, 'chains')).includes(chain)) ?? fitting[0]
    if (!account) throw new AppKitError('ACCOUNT_CHANGED')
    return account
  }

  return {
    provider,
    isPageChoice: true,
    async connect() {
      // Some wallets with Bitcoin chains have the connecting of all chains only.
      const answer = await (connect ? connect({ purposes: ['payment', 'ordinals'] }) : reconnect?.())
      return shared(readField(answer, 'accounts'))
    },
    async read() {
      const known = shared(readField(provider, 'accounts'))
      if (known.accounts.length > 0 || !reconnect) return known
      return shared(readField(await reconnect({ silent: true }), 'accounts'))
    },
    async switchTo() {
      return shared(readField(provider, 'accounts'))
    },
    ...(signMessage && {
      async signMessage({ actor, message, chain }) {
        const account = accountOf(actor.address, chain)
        const [signed] = listOf(await signMessage({ account, message: new TextEncoder().encode(message) }))
        return writeBytes(readField(signed, 'signature'))
      },
    }),
    ...(signTransaction && {
      async signPsbt(request) {
        const inputsToSign = groupInputs(request).map(({ address, sighash, indexes }) => ({
          account: accountOf(address, request.chain),
          signingIndexes: indexes,
          ...(sighash === undefined ? {} : { sigHash: sighashNames[sighash] }),
        }))
        const { psbt, chain } = request
        const [signed] = listOf(await signTransaction({ psbt, inputsToSign, chain: `bitcoin:${chain}` }))
        const bytes = readField(signed, 'signedPsbt')
        if (!(bytes instanceof Uint8Array)) throw new AppKitError('WALLET_BAD_RESULT')
        return { psbt: bytes }
      },
    }),
    watch(onNews) {
      const stop = on?.('change', (change: unknown) => {
        const accounts = readField(change, 'accounts')
        onNews(accounts === undefined ? {} : { answer: shared(accounts) })
      })
      return () => {
        if (typeof stop === 'function') stop()
      }
    },
    ...(disconnect && { disconnect: async () => disconnect() }),
    isReplaced: () => readField(provider, 'features') !== features,
  }
}

function readAccounts(value: unknown): readonly ToldAccount[] {
  return listOf(value).map((account) => {
    const publicKey = readField(account, 'publicKey')
    return {
      address: readField(account, 'address'),
      publicKey: publicKey instanceof Uint8Array ? toHex(publicKey) : undefined,
      purpose: readField(account, 'purpose'),
      chains: readChains(readField(account, 'chains')),
    }
  })
}

/** One entry for each account and hash type, as the feature wants it. */
function groupInputs({ inputs }: PsbtRequest) {
  const groups = new Map<string, { address: string; sighash: number | undefined; indexes: number[] }>()
  for (const { address, index, sighashTypes } of inputs) {
    const sighash = sighashTypes?.[0]
    const key = `${address} ${sighash}`
    const group = groups.get(key) ?? { address, sighash, indexes: [] }
    group.indexes.push(index)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, 1_000) : []
}

function writeBytes(value: unknown): unknown {
  return value instanceof Uint8Array ? toBase64(value) : value
}
