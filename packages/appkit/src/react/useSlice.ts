import type { ChainNamespace } from '@latchkey/common'
import type { AppKit } from '../instance/appKit.js'
import { type SliceValues, type Subject, slices } from '../state/slices.js'
import { createServerSource } from '../state/stateBeforeCore.js'
import { useConnectionHint } from './useConnectionHint.js'
import { useWatched } from './useWatched.js'

/**
 * Returns the value of a slice, and reads it again after changes of its subject.
 *
 * @param namespace - default the active one
 */
export function useSlice<S extends Subject>(kit: AppKit, subject: S, namespace?: ChainNamespace): SliceValues[S] {
  const isHinted = useConnectionHint(namespace)
  return useWatched(kit, {
    watched: slices[subject].watched,
    depth: slices[subject].depth,
    read: () => kit.lazyCore.state.read(subject, namespace),
    initial: () => slices[subject].initial(createServerSource(kit.lazyCore.state, isHinted), namespace),
  })
}
