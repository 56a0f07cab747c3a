import { invalidParams, limits } from '@latchkey/common'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readImage } from './readImage.js'

const idPattern = /^[A-Za-z0-9_-]{1,64}$/

/** Asks the directory for a picture and gives it up after 2 s. An id that is none asks nothing: `INVALID_PARAMS` (R48). */
export async function askImage(
  client: ApiClient,
  folder: readonly string[],
  id: string,
  { signal }: CallOptions = {},
): Promise<Blob> {
  if (typeof id !== 'string' || !idPattern.test(id))
    throw invalidParams('The id of an image', 'must be 1 to 64 letters, digits, - or _')
  return client.ask({
    name: `GET /${folder.join('/')}/{id}`,
    service: 'directory',
    path: [...folder, id],
    ms: limits.imagePreloadSeconds * 1_000,
    read: readImage,
    signal,
  })
}
