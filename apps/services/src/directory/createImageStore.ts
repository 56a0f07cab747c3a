import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { packageFolder } from '../packageFolder.js'
import { imageTypeOf } from './imageTypeOf.js'

export type StoredImage = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string; readonly etag: string }

/** The images of `data/generated/images`. A requested name is looked up in a list and never becomes a path. */
export async function createImageStore(root = path.join(packageFolder, 'data', 'generated', 'images')) {
  const names = new Map<string, string>()
  for (const folder of await readdir(root)) {
    for (const file of await readdir(path.join(root, folder))) {
      names.set(`${folder}/${path.parse(file).name}`, path.join(root, folder, file))
    }
  }
  return {
    size: names.size,
    async read(folder: string, id: string): Promise<StoredImage | undefined> {
      const file = names.get(`${folder}/${id}`)
      if (file === undefined) return undefined
      const bytes = new Uint8Array(await readFile(file))
      const type = imageTypeOf(bytes)
      if (!type) return undefined
      return { bytes, type, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
    },
  }
}

export type ImageStore = Awaited<ReturnType<typeof createImageStore>>
