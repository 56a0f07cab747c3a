/** A request to a node, as it travels out of the page. */
export type NodeRequest = { readonly url: string; readonly method: string; readonly body?: string | undefined }
export type NodeAnswer = { readonly status: number; readonly body: string }

/** Set by the fixture: asks a server from outside the page. */
declare global {
  var latchkeyTestRpc: ((request: NodeRequest) => Promise<NodeAnswer>) | undefined
}

/**
 * A wallet's own connection to its nodes. Extensions are not bound by the page's Content-Security-Policy, and their
 * requests are not the page's; so these go through the test process.
 */
export const nodeFetch: typeof globalThis.fetch = async (input, init) => {
  const send = globalThis.latchkeyTestRpc
  if (!send) throw new TypeError('The test fixture did not provide a way to the nodes.')
  const url = input instanceof Request ? input.url : String(input)
  const sent = init?.body === undefined || init.body === null ? undefined : String(init.body)
  const { status, body } = await send({ url, method: init?.method ?? 'GET', body: sent })
  return new Response(body, { status })
}
