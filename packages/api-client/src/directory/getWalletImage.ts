import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { askImage } from '../images/askImage.js'

/** Returns a wallet's picture, by its `image_id`, with a type from its first bytes. Times out after 2 s (R48, R49). */
export function getWalletImage(client: ApiClient, imageId: string, options?: CallOptions): Promise<Blob> {
  return askImage(client, ['getWalletImage'], imageId, options)
}
