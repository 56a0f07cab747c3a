import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { contentSecurityPolicy } from './contentSecurityPolicy.js'
import type { SiteFile } from './readSite.js'

/** Handles the requests of a route. */
export type RouteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Creates the HTTP server of a site in memory. The site may change while it is served. Each key of `routes` is a method
 * and a path, such as `POST /faucet`.
 */
export function serveSite(
  site: ReadonlyMap<string, SiteFile>,
  routes: Readonly<Record<string, RouteHandler>> = {},
): Server {
  return createServer((request, response) => answer(site, routes, request, response))
}

function answer(
  site: ReadonlyMap<string, SiteFile>,
  routes: Readonly<Record<string, RouteHandler>>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('Content-Security-Policy', contentSecurityPolicy)
  const path = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
  const route = `${request.method} ${path}`
  if (Object.hasOwn(routes, route)) return void routes[route]?.(request, response)
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
