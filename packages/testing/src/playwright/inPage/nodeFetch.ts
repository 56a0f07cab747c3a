/** A request to a node, as the page passes it to the test process. */
export type NodeRequest = { readonly url: string; readonly method: string; readonly body?: string | undefined }
export type NodeAnswer = { readonly status: number; readonly body: string }

/** Set by the fixture: sends a request from the test process. */
declare global {
  var latchkeyTestRpc: ((request: NodeRequest) => Promise<NodeAnswer>) | undefined
}

/**
 * The `fetch` of a wallet. The requests of an extension are not subject to the page's Content-Security-Policy and do
 * not belong to the page, so the test process sends them.
 */
export const nodeFetch: typeof globalThis.fetch = async (input, init) => {
  const send = globalThis.latchkeyTestRpc
  if (!send) throw new TypeError('The test fixture did not provide a way to the nodes.')
  const url = input instanceof Request ? input.url : String(input)
  const sent = init?.body === undefined || init.body === null ? undefined : String(init.body)
  const { status, body } = await send({ url, method: init?.method ?? 'GET', body: sent })
  return new Response(body, { status })
}
