import * as z from 'zod/mini'
import type { ApiClient } from '../createApiClient.js'
import type { CallOptions } from '../http/apiRequest.js'
import { readJson } from '../http/readJson.js'

/** What `GET /getAnalyticsConfig` answers. */
export const analyticsConfigSchema = z.object({ isAnalyticsEnabled: z.boolean() })

/** Whether a project wants events. */
export type AnalyticsConfig = z.output<typeof analyticsConfigSchema>

/** Asks whether the project wants events at all: the directory, which knows projects, or where there is none the analytics service. */
export function getAnalyticsConfig(client: ApiClient, { signal }: CallOptions = {}): Promise<AnalyticsConfig> {
  return client.ask({
    name: 'GET /getAnalyticsConfig',
    service: ['directory', 'analytics'],
    path: ['getAnalyticsConfig'],
    read: readJson(analyticsConfigSchema),
    signal,
  })
}
