import type { ChainNamespace } from '@latchkey/common'
import { pickInitialNetwork } from '@latchkey/core/start'
import type { AppKit } from '../instance/appKit.js'
import type { InitialSource } from '../state/slice.js'
import { type SliceValues, type Subject, slices } from '../state/slices.js'
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
    read: () => kit.lazyCore.state.read(subject, namespace),
    initial: () => slices[subject].initial(createServerSource(kit, isHinted), namespace),
  })
}

/** Creates the source of a server and of the first client render, where storage is unknown. */
function createServerSource({ lazyCore }: AppKit, isHinted: boolean): InitialSource {
  const resolved = () => lazyCore.state.options
  return {
    resolved,
    initialNetwork: () => pickInitialNetwork(resolved()),
    isConnecting: () => isHinted,
    isInitialized: () => false,
    // The theme comes from the app's code alone.
    theme: () => lazyCore.state.read('theme'),
  }
}
