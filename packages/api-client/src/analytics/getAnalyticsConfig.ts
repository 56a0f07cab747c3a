import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readBody.js'

/** The response of `GET /getAnalyticsConfig`. */
export const analyticsConfigSchema = z.object({ isAnalyticsEnabled: z.boolean() })

/** Settings of a project. */
export type AnalyticsConfig = z.output<typeof analyticsConfigSchema>

/** Returns whether the project wants events. Requests the directory, or the analytics service without a directory. */
export function getAnalyticsConfig(client: ApiClient, { signal }: CallOptions = {}): Promise<AnalyticsConfig> {
  return client.ask({
    name: 'GET /getAnalyticsConfig',
    service: ['directory', 'analytics'],
    path: ['getAnalyticsConfig'],
    read: readJson(analyticsConfigSchema),
    signal,
  })
}
