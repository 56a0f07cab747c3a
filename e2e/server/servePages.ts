import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { noncePlaceholder } from './buildPages.js'
import { policyFor } from './policyFor.js'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** A server of the built pages. */
export type PagesServer = {
  readonly url: string
  /** Blocks or unblocks requests for code. */
  setCode(state: 'served' | 'cut off'): void
  stop(): Promise<void>
}

/** URL of the script that runs before the page's own. */
const firstScript = '/first.js'

/**
 * Serves the built pages on a free local port. `/csp/` has the strict policy, a page with `?sandbox` has no origin.
 * `script` runs in each page before its own scripts.
 */
export async function servePages(folder: string, script?: string): Promise<PagesServer> {
  let isCodeCutOff = false

  async function read(pathname: string): Promise<Buffer> {
    if (script !== undefined && pathname === firstScript) return Buffer.from(script)
    return readFile(path.join(folder, path.normalize(pathname)))
  }

  function finish(page: string, nonce: string): string {
    const first = `<head><script nonce="${noncePlaceholder}" src="${firstScript}"></script>`
    return (script === undefined ? page : page.replace('<head>', first)).replaceAll(noncePlaceholder, nonce)
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (isCodeCutOff && pathname.startsWith('/assets-')) return request.socket.destroy()
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    read(name).then(
      (content) => {
        const nonce = randomBytes(16).toString('base64')
        const isPage = name.endsWith('.html')
        response.setHeader('content-type', types[path.extname(name)] ?? 'application/octet-stream')
        response.setHeader('cache-control', isPage ? 'no-store' : 'max-age=600')
        if (pathname === '/csp/') {
          const policy = policyFor(searchParams.getAll('network'), searchParams.get('services'), nonce)
          response.setHeader('content-security-policy', policy)
        }
        if (isPage && searchParams.has('sandbox'))
          response.setHeader('content-security-policy', 'sandbox allow-scripts')
        // A page without an origin loads its own scripts across origins.
        if (!isPage) response.setHeader('access-control-allow-origin', '*')
        response.end(isPage ? finish(content.toString(), nonce) : content)
      },
      () => response.writeHead(404).end(),
    )
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    setCode: (state) => {
      isCodeCutOff = state === 'cut off'
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (typeof address === 'object' && address) resolve(address.port)
      else reject(new Error('The server has no port'))
    })
  })
}
