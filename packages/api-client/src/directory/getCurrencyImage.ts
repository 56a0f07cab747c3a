import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { askImage } from '../images/askImage.js'

/** Asks for a currency's picture, by its code; typed by its first bytes, given up after 2 s (R48, R49). */
export function getCurrencyImage(client: ApiClient, code: string, options?: CallOptions): Promise<Blob> {
  return askImage(client, ['public', 'getCurrencyImage'], code, options)
}
