import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** A prepared response. */
export type SiteFile = {
  readonly type: string
  readonly body: Buffer
  readonly zipped: Buffer | undefined
  readonly etag: string
  /** Whether the file name contains a hash of the content. */
  readonly isImmutable: boolean
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
}

const zip = promisify(gzip)

/**
 * Reads a folder into memory, by URL path. Only files in this map are served, so no path can leave the folder. `edit`
 * may change text files first.
 */
export async function readSite(
  folder: string,
  edit: (path: string, text: string) => string = (_, text) => text,
): Promise<ReadonlyMap<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && types[extname(entry.name)] !== undefined)
  const site = await Promise.all(
    files.map(async (entry) => {
      const place = join(entry.parentPath, entry.name)
      const path = `/${relative(folder, place).split(sep).join('/')}`
      const content = await readFile(place)
      const body = extname(place) === '.html' ? Buffer.from(edit(path, content.toString('utf8'))) : content
      return [path, await siteFile(path, body)] as const
    }),
  )
  return new Map(site)
}

/** Prepares the response for a file. */
export async function siteFile(path: string, body: Buffer): Promise<SiteFile> {
  const isText = extname(path) !== '.png'
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    body,
    zipped: isText && body.length > 512 ? await zip(body) : undefined,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    isImmutable: path.startsWith('/assets/'),
  }
}
