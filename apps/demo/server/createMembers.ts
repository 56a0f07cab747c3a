import { randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { createTokenVerifier, TokenVerifier } from '@latchkey/siwx/server'
import type { DemoServices } from './startDemoServices.js'

/** The project of the demo at the services. */
const projectId = 'demo'

/** Data for signed-in visitors. Only this server knows it. */
export type MemberData = {
  readonly address: string
  readonly chainId: string
  /** Changes with each start of the server. */
  readonly doorCode: string
}

/** Handles `GET /members`: responds with {@link MemberData} to a valid access token, otherwise with 401. */
export function createMembers(createVerifier: typeof createTokenVerifier, services: Pick<DemoServices, 'data'>) {
  const doorCode = String(randomInt(100_000, 1_000_000))
  let known: { readonly url: string; readonly tokens: TokenVerifier } | undefined

  /** The services may start later. */
  function findTokens(): TokenVerifier | undefined {
    const data = services.data()
    if (data?.status !== 'running') return undefined
    const { url } = data
    const jwksUrl = `${url}/auth/v1/.well-known/jwks.json?projectId=${projectId}`
    if (known?.url !== url) known = { url, tokens: createVerifier({ jwksUrl, audience: projectId }) }
    return known.tokens
  }

  return async ({ headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const end = (status: number, body: MemberData | { readonly error: string }) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(JSON.stringify(body))
    try {
      const session = await findTokens()?.getSession({ headers })
      if (!session) return void end(401, { error: 'Only for signed-in visitors.' })
      const { address, chainId } = session
      end(200, { address, chainId, doorCode })
    } catch {
      end(503, { error: 'The services do not answer.' })
    }
  }
}
