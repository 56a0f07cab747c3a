import type { RequestOptions } from '@latchkey/adapter-kit'
import { bytesToHex, createError, errors, isAppKitError, type Network, withSignals } from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import { readChainPoint } from '../runtime/chainPoint.js'
import { connectApi } from '../runtime/connectApi.js'
import type { WalletAccount } from '../wallet/accounts.js'
import { parsePayload } from './payload.js'
import { eraPeriod, placeholderSignature } from './transaction.js'
import type { Transfer } from './transferCall.js'
import type { TransferPlan } from './transferPlan.js'

/** The used part of a connected `ApiPromise`. */
type Api = {
  readonly registry: {
    readonly signedExtensions: readonly string[]
    createType(name: string, ...parameters: readonly unknown[]): unknown
  }
  readonly runtimeVersion: unknown
  readonly consts: { readonly balances?: { readonly existentialDeposit?: { toString(): string } } }
  readonly tx: { readonly balances?: Readonly<Record<string, ((to: string, value: bigint) => Extrinsic) | undefined>> }
}
type Extrinsic = {
  readonly method: { toHex(): string }
  readonly signer: { toString(): string }
  addSignature(signer: string, signature: Uint8Array, payload: object): Extrinsic
  toU8a(): Uint8Array
}

/** Plans a transfer with the app's own `@polkadot/api`. */
export async function planTransferWithApi(
  context: PolkadotContext,
  network: Network,
  account: WalletAccount,
  transfer: Transfer,
  options: RequestOptions,
): Promise<TransferPlan> {
  // The types depend on the app's version of the library. The used part is the same in all recent versions.
  const api = (await withSignals(connectApi(context, network), options.signal)) as Api
  const point = await readChainPoint(context, network, account, options)
  try {
    return plan(api, account, transfer, point)
  } catch (error) {
    if (isAppKitError(error)) throw error
    throw createError(errors.METHOD_NOT_SUPPORTED, {
      cause: error,
      details: 'The network has no transfer of the usual kind.',
    })
  }
}

function plan(
  api: Api,
  account: WalletAccount,
  { accountId, value, keepAlive }: Transfer,
  point: Awaited<ReturnType<typeof readChainPoint>>,
): TransferPlan {
  const calls = api.tx.balances
  const make = keepAlive ? calls?.transferKeepAlive : (calls?.transferAllowDeath ?? calls?.transfer)
  if (!make) throw createError(errors.METHOD_NOT_SUPPORTED)
  const { blockHash, blockNumber, genesisHash, nonce } = point
  const extrinsic = make(bytesToHex(accountId), value)
  const fields = {
    address: account.walletAddress,
    method: extrinsic.method,
    era: api.registry.createType('ExtrinsicEra', { current: blockNumber, period: eraPeriod }),
    blockHash,
    blockNumber,
    genesisHash,
    nonce,
    runtimeVersion: api.runtimeVersion,
    signedExtensions: api.registry.signedExtensions,
    version: 4,
    withSignedTransaction: true,
  }
  const signerPayload: unknown = api.registry.createType('SignerPayload', fields)
  const made: unknown = hasPayload(signerPayload) ? signerPayload.toPayload() : undefined
  const payload = parsePayload({ ...Object(made), address: account.walletAddress })
  if (!payload.ok) throw createError(errors.RPC_BAD_RESPONSE, { details: payload.reason })
  const withSignature = (signature: Uint8Array) =>
    extrinsic.addSignature(account.walletAddress, signature, payload.value).toU8a()
  return {
    payload: payload.value,
    least: BigInt(api.consts.balances?.existentialDeposit?.toString() ?? 0),
    unsigned: withSignature(placeholderSignature()),
    withSignature,
    isSignedAs(transaction) {
      const signed = api.registry.createType('Extrinsic', transaction) as Extrinsic
      const sender = api.registry.createType('Address', account.walletAddress)
      return (
        signed.toU8a().length === transaction.length &&
        signed.method.toHex() === payload.value.method &&
        signed.signer.toString() === String(sender)
      )
    },
  }
}

function hasPayload(value: unknown): value is { toPayload(): unknown } {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'toPayload') === 'function'
}
