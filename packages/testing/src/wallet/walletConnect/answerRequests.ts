import type { CaipNetworkId } from '@latchkey/common'
import type { WalletBase } from '../base/createWalletBase.js'
import { isJsonObject } from '../base/jsonObject.js'
import { ProviderError } from '../base/providerError.js'
import type { QuietClient } from './createQuietClient.js'
import { namespaceOf } from './grantNamespaces.js'
import type { PhoneNamespace } from './phoneNamespace.js'
import type { PhoneRequest } from './phoneRequest.js'

/** Answers the requests of apps according to script, lock and user. */
export function answerRequests({
  client,
  namespaces,
  base,
  tell,
}: {
  readonly client: QuietClient['client']
  readonly namespaces: ReadonlyMap<string, PhoneNamespace>
  readonly base: WalletBase
  tell(): void
}): { list(): readonly PhoneRequest[] } {
  const open = new Map<number, Omit<PhoneRequest, 'question'>>()

  const close = (id: number) => {
    if (open.delete(id)) tell()
    // Closes the prompt of a request that cannot be answered any more.
    for (const prompt of base.control.prompts()) if (prompt.requestId === id) prompt.reject()
  }

  client.on('session_request', async ({ id, topic, params }) => {
    const { method, params: parameters } = params.request
    const networkId = params.chainId as CaipNetworkId
    const peer = client.session.get(topic).peer.metadata
    open.set(id, { id, topic, peer, method, params: parameters, networkId })
    tell()
    const outcome = await base
      .request(method, parameters, () => {
        const own = namespaces.get(namespaceOf(networkId))
        if (!own?.methods.includes(method)) throw new ProviderError(4200)
        const plan = own.plan({ method, params: parameters, networkId })
        return { ...plan, ask: plan.ask && { ...plan.ask, requestId: id } }
      })
      .then(
        (result) => ({ result: result ?? null }),
        (error: unknown) => ({ error: readError(error) }),
      )
    if (!open.has(id)) return
    close(id)
    // Ignore the error: if the session is over, the app knows; if the relay is down, the app keeps waiting.
    await client.respond({ topic, response: { id, jsonrpc: '2.0', ...outcome } }).catch(() => undefined)
  })
  client.on('session_request_expire', ({ id }) => close(id))
  client.on('session_delete', ({ topic }) => {
    for (const one of [...open.values()]) if (one.topic === topic) close(one.id)
  })

  return {
    list: () =>
      [...open.values()].map((one) => ({
        ...one,
        question: base.control.prompts().find(({ requestId }) => requestId === one.id),
      })),
  }
}

function readError(error: unknown): { code: number; message: string; data?: string } {
  if (error instanceof ProviderError) {
    const { code, message, data } = error
    return {
      code,
      message,
      ...(data === undefined ? {} : { data: typeof data === 'string' ? data : JSON.stringify(data) }),
    }
  }
  if (isJsonObject(error) && typeof error.code === 'number')
    return { code: error.code, message: String(error.message ?? '') }
  return { code: -32000, message: error instanceof Error ? error.message : String(error) }
}
