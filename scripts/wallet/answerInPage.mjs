import { readFileSync } from 'node:fs'

const answers = readFileSync(new URL('answerRpc.mjs', import.meta.url), 'utf8').replace('export ', '')

/**
 * Returns a script for a page, to run before its own: `fetch` answers requests to other hosts like a node. Unlike
 * `page.route`, it does not affect the browser's own loading and cache.
 */
export const answerInPage = `{
${answers}
const ask = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  if (new URL(request.url).origin === location.origin) return ask(request)
  const body = await request.text()
  if (!body) return new Response(null, { status: 404 })
  return new Response(answerRpc(request.url, body), { headers: { 'content-type': 'application/json' } })
}
}`
