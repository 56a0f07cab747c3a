import { invalidParams, limits } from '@latchkey/common'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readImage } from './readImage.js'

const idPattern = /^[A-Za-z0-9_-]{1,64}$/

/** Requests a picture of the directory with a timeout of 2 s. An invalid id rejects with `INVALID_PARAMS` without a request (R48). */
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
    ms: limits.imagePreloadMs,
    read: readImage,
    signal,
  })
}
