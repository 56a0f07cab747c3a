import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { askImage } from '../images/askImage.js'

/** Returns a token's picture, by its symbol, with a type from its first bytes. Times out after 2 s (R48, R49). */
export function getTokenImage(client: ApiClient, symbol: string, options?: CallOptions): Promise<Blob> {
  return askImage(client, ['public', 'getTokenImage'], symbol, options)
}
