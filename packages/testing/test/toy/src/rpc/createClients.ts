import { createError, errors, isAppKitError, rpcLimits, withTimeout } from '@latchkey/common'
import type { ToyContext } from '../context/context.js'
import type { Clients } from '../network/clients.js'

/** Creates the {@link Clients}. Pending requests end with the adapter. */
export function createClients({ ports, lifetime, options }: ToyContext): Clients {
  return {
    async request(network, path, { body, signal } = {}) {
      const url = `${network.rpcUrls.default.http[0] ?? ''}${path}`
      const send = async () => {
        const response = await ports.fetch(url, body === undefined ? {} : { method: 'POST', body })
        const text = await response.text()
        if (!response.ok) throw createError(errors.RPC_FAILED, { details: text })
        return text
      }
      const ms = options.timeoutMs ?? rpcLimits.timeoutMs
      try {
        return await withTimeout(send(), {
          clock: ports.clock,
          ms,
          onTimeout: () => createError(errors.HTTP_TIMEOUT),
          signals: [lifetime, signal],
        })
      } catch (error) {
        throw isAppKitError(error) ? error : createError(errors.RPC_FAILED, { cause: error })
      }
    },
  }
}
