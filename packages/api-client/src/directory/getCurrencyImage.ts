import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { askImage } from '../images/askImage.js'

/** Returns a currency's picture, by its code, with a type from its first bytes. Times out after 2 s (R48, R49). */
export function getCurrencyImage(client: ApiClient, code: string, options?: CallOptions): Promise<Blob> {
  return askImage(client, ['public', 'getCurrencyImage'], code, options)
}
