import { AppKitError, cleanText, isAppKitError, type TableErrorCode } from '@latchkey/common'

const codes: Readonly<Record<string, TableErrorCode>> = {
  4001: 'USER_REJECTED',
  5000: 'USER_REJECTED',
  4200: 'METHOD_NOT_SUPPORTED',
  '-32601': 'METHOD_NOT_SUPPORTED',
  '-32004': 'METHOD_NOT_SUPPORTED',
}

/** The typed error for what a node answers, or an app's own client, viem's among them, rejects with. */
export function mapRpcError(error: unknown): AppKitError {
  for (const layer of causesOf(error)) {
    if (isAppKitError(layer)) return layer
    if (!(layer instanceof Error)) continue
    if (layer.name === 'TimeoutError') return new AppKitError('HTTP_TIMEOUT', { cause: error })
    if ('status' in layer && typeof layer.status === 'number')
      return new AppKitError('HTTP_STATUS', { cause: error, values: { status: layer.status } })
    const code = 'code' in layer ? codes[String(layer.code)] : undefined
    if (code) return new AppKitError(code, { cause: error })
  }
  return new AppKitError('RPC_FAILED', { cause: error, details: detailsOf(error) })
}

/** The error, then what caused it, inwards. */
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

/** What the node said. The message of viem's errors also holds the URL, which may contain a key. */
function detailsOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return cleanText('details' in error ? error.details : error.message, 300) || undefined
}
