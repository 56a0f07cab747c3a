import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** Serves a folder on a free local port, and records every requested path. */
export async function serveFiles(folder) {
  const asked = new Set()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    asked.add(pathname)
    const file = path.join(folder, path.normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname))
    const body = await readFile(file).catch(() => undefined)
    if (body === undefined) return response.writeHead(404).end()
    const type = types[path.extname(file)] ?? 'application/octet-stream'
    // Like web hosts: files with a hash in their name are cached, pages are revalidated.
    const caching = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const headers = { 'Content-Type': type, 'Cache-Control': caching, 'Content-Encoding': 'gzip' }
    response.writeHead(200, headers).end(gzipSync(body))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${server.address().port}/`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
