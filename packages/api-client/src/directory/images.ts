import { createError, errors, invalidParams, limits, serviceErrors } from '@latchkey/common'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readBytes } from '../http/readBody.js'
import { imageType } from '../images/imageType.js'

/** Returns a network's or connector's picture with a type from its first bytes. Times out after 2 s. */
export function getAssetImage(client: ApiClient, imageId: string, options?: CallOptions): Promise<Blob> {
  return askImage(client, ['public', 'getAssetImage'], imageId, options)
}

/** Returns a currency's picture, by its code, with a type from its first bytes. Times out after 2 s. */
export function getCurrencyImage(client: ApiClient, code: string, options?: CallOptions): Promise<Blob> {
  return askImage(client, ['public', 'getCurrencyImage'], code, options)
}

/** Returns a token's picture, by its symbol, with a type from its first bytes. Times out after 2 s. */
export function getTokenImage(client: ApiClient, symbol: string, options?: CallOptions): Promise<Blob> {
  return askImage(client, ['public', 'getTokenImage'], symbol, options)
}

/** Returns a wallet's picture, by its `image_id`, with a type from its first bytes. Times out after 2 s. */
export function getWalletImage(client: ApiClient, imageId: string, options?: CallOptions): Promise<Blob> {
  return askImage(client, ['getWalletImage'], imageId, options)
}

const idPattern = /^[A-Za-z0-9_-]{1,64}$/

/**
 * Requests a picture of the directory with a timeout of 2 s. An invalid id rejects with `INVALID_PARAMS` without a
 * request.
 */
async function askImage(
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

/** Maximum size of an image, in bytes. */
const maxBytes = 1024 * 1024
/** Limit of an SVG, which is shown as a `data:` URL, so that the page holds it as text. */
const maxSvgBytes = 256 * 1024

/** Reads a response as an image with a type from its first bytes. */
async function readImage(response: Response): Promise<Blob> {
  const bytes = await readBytes(response, maxBytes)
  const type = imageType(bytes)
  if (!type)
    throw createError(serviceErrors.HTTP_BAD_RESPONSE, { details: 'The response is not an image of a supported type.' })
  if (type === 'image/svg+xml' && bytes.length > maxSvgBytes) throw createError(errors.HTTP_TOO_LARGE)
  return new Blob([bytes], { type })
}
