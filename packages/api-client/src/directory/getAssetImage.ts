import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { askImage } from '../images/askImage.js'

/** Asks for a network's or connector's picture; typed by its first bytes, given up after 2 s (R48, R49). */
export function getAssetImage(client: ApiClient, imageId: string, options?: CallOptions): Promise<Blob> {
  return askImage(client, ['public', 'getAssetImage'], imageId, options)
}
