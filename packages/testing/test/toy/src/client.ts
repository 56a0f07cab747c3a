import { AppKitError, isAppKitError, type Network, rpcLimits, withDeadline } from '@latchkey/common'
import type { ToyContext } from './context.js'

type Options = { readonly body?: string | undefined; readonly signal?: AbortSignal | undefined }

/** Asks a network's node; rejects with typed errors only. */
export async function askNode(
  { ports, lifetime, options }: ToyContext,
  network: Network,
  path: string,
  { body, signal }: Options = {},
): Promise<string> {
  const url = `${network.rpcUrls.default.http[0] ?? ''}${path}`
  const send = async () => {
    const response = await ports.fetch(url, body === undefined ? {} : { method: 'POST', body })
    const text = await response.text()
    if (!response.ok) throw new AppKitError('RPC_FAILED', { details: text })
    return text
  }
  const ms = options.timeoutMs ?? rpcLimits.timeoutMs
  try {
    const answer = withDeadline(send(), { clock: ports.clock, ms, code: 'HTTP_TIMEOUT', signal })
    return await withDeadline(answer, { signal: lifetime })
  } catch (error) {
    throw isAppKitError(error) ? error : new AppKitError('RPC_FAILED', { cause: error })
  }
}
