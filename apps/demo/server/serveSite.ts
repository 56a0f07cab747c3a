import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { contentSecurityPolicy } from './contentSecurityPolicy.js'
import type { SiteFile } from './readSite.js'

/** Handles a `POST` to a path. */
export type PostHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Creates a server of a site in memory. The site may change while it is served. */
export function serveSite(
  site: ReadonlyMap<string, SiteFile>,
  posts: Readonly<Record<string, PostHandler>> = {},
): Server {
  return createServer((request, response) => answer(site, posts, request, response))
}

function answer(
  site: ReadonlyMap<string, SiteFile>,
  posts: Readonly<Record<string, PostHandler>>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('Content-Security-Policy', contentSecurityPolicy)
  const path = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
  const post = request.method === 'POST' && Object.hasOwn(posts, path) ? posts[path] : undefined
  if (post) return void post(request, response)
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, 'Only GET and HEAD.')

  const file = site.get(path === '/' ? '/index.html' : path)
  if (!file) return end(response, 404, 'Not found.')

  response.setHeader('Content-Type', file.type)
  response.setHeader('ETag', file.etag)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('Cache-Control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (request.headers['if-none-match'] === file.etag) return void response.writeHead(304).end()

  const zipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')) ? file.zipped : undefined
  if (zipped) response.setHeader('Content-Encoding', 'gzip')
  const body = zipped ?? file.body
  response.setHeader('Content-Length', body.length)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
}

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}
