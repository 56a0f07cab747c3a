import { createError, errors, readBytes, readField } from '@latchkey/common'
import { isSameAddress } from '../address/address.js'
import type { BitcoinChain } from '../network/bitcoinChain.js'
import { toHex } from '../parse/bytes.js'
import type { FoundWallet } from '../wallet/foundWallet.js'
import { parsePsbtResponse } from '../wallet/parsePsbtResponse.js'
import { readChains, readMethod } from '../wallet/standardWallet.js'
import type { PsbtRequest, ReportedAccount, WalletDriver, WalletResponse } from '../wallet/walletDriver.js'

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
 * Creates the driver of a Wallet Standard wallet with Bitcoin features. The page chooses a network among those of the
 * shared accounts. The wallet chooses the protocol for signing messages. Payments use `signPsbt`.
 */
export function createStandardDriver({ provider }: FoundWallet): WalletDriver {
  const features = readField(provider, 'features')
  const method = (feature: string, name: string) => readMethod(readField(features, feature), name)
  const connect = method('bitcoin:connect', 'connect')
  const reconnect = method('standard:connect', 'connect')
  const disconnect = method('standard:disconnect', 'disconnect')
  const on = method('standard:events', 'on')
  const signMessage = method('bitcoin:signMessage', 'signMessage')
  const signTransaction = method('bitcoin:signTransaction', 'signTransaction')

  const shared = (accounts: unknown): WalletResponse => ({ accounts: readAccounts(accounts) })
  /** Returns the wallet's own account object of an address, which its features expect as input. */
  const accountOf = (address: string, chain: BitcoinChain): unknown => {
    const fitting = listOf(readField(provider, 'accounts')).filter((account) =>
      isSameAddress(readField(account, 'address'), address),
    )
    const account = fitting.find((one) => readChains(readField(one, 'chains')).includes(chain)) ?? fitting[0]
    if (!account) throw createError(errors.ACCOUNT_CHANGED)
    return account
  }

  return {
    provider,
    isPageChoice: true,
    async connect() {
      // Some Bitcoin wallets only have `standard:connect`, which connects all chains.
      const response = await (connect ? connect({ purposes: ['payment', 'ordinals'] }) : reconnect?.())
      return shared(readField(response, 'accounts'))
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
        const response = await signMessage({ account, message: new TextEncoder().encode(message) })
        const [signed = response] = listOf(response)
        return readField(signed, 'signature') ?? signed
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
        const response = await signTransaction({ psbt, inputsToSign, chain: `bitcoin:${chain}` })
        const [signed = response] = listOf(response)
        return { psbt: parsePsbtResponse(readField(signed, 'signedPsbt'), signed) }
      },
    }),
    watch(onUpdate) {
      const stop = on?.('change', (change: unknown) => {
        const accounts = readField(change, 'accounts')
        onUpdate(accounts === undefined ? {} : { response: shared(accounts) })
      })
      return () => {
        if (typeof stop === 'function') stop()
      }
    },
    ...(disconnect && { disconnect: async () => disconnect() }),
    isReplaced: () => readField(provider, 'features') !== features,
  }
}

function readAccounts(value: unknown): readonly ReportedAccount[] {
  return listOf(value).map((account) => {
    const publicKey = readBytes(readField(account, 'publicKey'))
    return {
      address: readField(account, 'address'),
      publicKey: publicKey && toHex(publicKey),
      purpose: readField(account, 'purpose'),
      chains: readChains(readField(account, 'chains')),
    }
  })
}

/** Groups inputs by account and hash type, as the feature expects. */
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
