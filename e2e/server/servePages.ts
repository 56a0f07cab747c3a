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

/** Serves the built pages on a free port of the loopback interface. `/csp/` comes with the strict policy, a page with `?sandbox` without an origin. */
export async function servePages(folder: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const file = path.join(folder, path.normalize(name))
    readFile(file).then(
      (content) => {
        const nonce = randomBytes(16).toString('base64')
        const isPage = file.endsWith('.html')
        response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream')
        response.setHeader('cache-control', isPage ? 'no-store' : 'max-age=600')
        if (pathname === '/csp/') {
          const policy = policyFor(searchParams.getAll('network'), searchParams.get('services'), nonce)
          response.setHeader('content-security-policy', policy)
        }
        if (isPage && searchParams.has('sandbox'))
          response.setHeader('content-security-policy', 'sandbox allow-scripts')
        // A page without an origin loads its own scripts across origins.
        if (!isPage) response.setHeader('access-control-allow-origin', '*')
        response.end(isPage ? content.toString().replaceAll(noncePlaceholder, nonce) : content)
      },
      () => response.writeHead(404).end(),
    )
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
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
