import { createNetworkClients, findNodeErrorCode, type NetworkClients } from '@latchkey/adapter-kit'
import {
  type AppKitError,
  cleanText,
  createError,
  errors,
  isAppKitError,
  readField,
  seeDetails,
  type TableErrorCode,
} from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'
import { ethereumRpc } from './ethereumRpc.js'
import { nodeErrors } from './nodeErrors.js'

/** Creates the clients of one adapter instance. The app's own client for a network takes the place of its URLs. */
export function createClients({
  ports,
  lifetime,
  options,
}: Pick<Eip155Context, 'ports' | 'lifetime' | 'options'>): NetworkClients {
  return createNetworkClients({
    ports,
    lifetime,
    dialect: ethereumRpc,
    getClient: options.getClient,
    mapError: mapRpcError,
  })
}

/** Error codes of wallets, because the app's client may send its requests to a wallet. */
const walletCodes: Readonly<Record<string, TableErrorCode>> = {
  4001: 'USER_REJECTED',
  5000: 'USER_REJECTED',
  4200: 'METHOD_NOT_SUPPORTED',
}

/** Returns the typed error for an error of the app's own client, such as viem's. */
function mapRpcError(error: unknown): AppKitError {
  for (const layer of causesOf(error)) {
    if (isAppKitError(layer)) return layer
    if (!(layer instanceof Error)) continue
    if (layer.name === 'TimeoutError') return createError(errors.HTTP_TIMEOUT, { cause: error })
    if ('status' in layer && typeof layer.status === 'number')
      return createError(errors.HTTP_STATUS, { cause: error, values: { status: layer.status } })
    const code = 'code' in layer ? walletCodes[String(layer.code)] : undefined
    if (code) return createError(errors[code], { cause: error })
  }
  const details = detailsOf(error)
  const kinds = causesOf(error).map((layer) => findNodeErrorCode(nodeErrors, readField(layer, 'code'), ''))
  const text = findNodeErrorCode(nodeErrors, undefined, details ?? '')
  const kind = [text, ...kinds].find((each) => each !== 'RPC_FAILED') ?? 'RPC_FAILED'
  return createError(errors[kind], { cause: error, details, summary: seeDetails('server') })
}

/** Returns the error and its causes, outermost first. */
function causesOf(error: unknown): readonly unknown[] {
  const layers: unknown[] = []
  for (
    let layer = error;
    layer !== undefined && layers.length < 12;
    layer = layer instanceof Error ? layer.cause : undefined
  )
    layers.push(layer)
  return layers
}

/** Returns the node's message. viem's message also contains the URL, which may contain a key. */
function detailsOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return cleanText('details' in error ? error.details : error.message, 300) || undefined
}
