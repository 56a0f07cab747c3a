import type { ResolvedOptions } from './resolveOptions.js'

/** Returns whether the app configured a service and the `projectId` that it needs. */
export function hasService(
  { services, projectId }: Pick<ResolvedOptions, 'services' | 'projectId'>,
  service: 'analytics' | 'chainData',
): boolean {
  return Boolean(services?.[service] && projectId)
}
