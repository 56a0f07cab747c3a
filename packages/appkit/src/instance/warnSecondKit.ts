import type { AppKit } from './appKit.js'

/**
 * Logs a warning if one of the `others` has the same options: a component creates an instance at each render, or hot
 * reload runs a component's file again. Instances with different options are fine.
 */
export function warnSecondKit(kit: AppKit, others: readonly AppKit[]): void {
  if (others.some((other) => summarize(other) === summarize(kit)))
    kit.lazyCore.ports.logger.error(
      '[latchkey] createAppKit was called again with the same options, and the earlier instance still runs. Call it in a module without components, and import that module in the entry file of the app.',
    )
}

/** The options that distinguish instances. Other options may have changed since the start. */
function summarize({ lazyCore }: AppKit): string {
  const { projectId, networks, storagePrefix, enableEmbedded } = lazyCore.state.options
  return JSON.stringify([projectId, networks.map(({ caipNetworkId }) => caipNetworkId), storagePrefix, enableEmbedded])
}
