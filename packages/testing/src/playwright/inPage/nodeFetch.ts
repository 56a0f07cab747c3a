/** Set by the fixture: asks a server from outside the page. */
declare global {
  var latchkeyTestRpc: ((url: string, body: string) => Promise<string>) | undefined
}

/**
 * A wallet's own connection to its nodes. Extensions are not bound by the page's Content-Security-Policy, and their
 * requests are not the page's; so these go through the test process.
 */
export const nodeFetch: typeof globalThis.fetch = async (input, init) => {
  const send = globalThis.latchkeyTestRpc
  if (!send) throw new TypeError('The test fixture did not provide a way to the nodes.')
  const url = input instanceof Request ? input.url : String(input)
  return new Response(await send(url, String(init?.body ?? '')), { headers: { 'content-type': 'application/json' } })
}
