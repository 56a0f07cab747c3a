import type { SmartSessions } from '../smartSessions/createSmartSessions.js'
import { createLazyEntry, type Feature, type FeatureDeps, type LazyEntry } from './feature.js'

/** The permissions that an account granted to apps. The app and the views load its code. */
export function createSmartSessionsFeature(deps: FeatureDeps): Feature<SmartSessions, LazyEntry<SmartSessions>> {
  const entry = createLazyEntry(
    () => import('../smartSessions/createSmartSessions.js'),
    ({ createSmartSessions }) => createSmartSessions({ ...deps, ...deps.parts() }),
    deps.lifetime,
  )
  return { entry, publicActions: entry }
}
