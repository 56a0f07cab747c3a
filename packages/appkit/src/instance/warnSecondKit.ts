import type { AppKit } from './appKit.js'

/**
 * Writes to the console when one of the `others` that run has the same options: a component creates one at each render, or hot module
 * replacement left the earlier one with its listeners. Instances with different options are fine.
 */
export function warnSecondKit(kit: AppKit, others: readonly AppKit[]): void {
  if (others.some((other) => summarize(other) === summarize(kit)))
    kit.live.ports.logger.error(
      '[latchkey] createAppKit was called again with the same options, and the earlier instance still runs. Call it outside of components, and destroy the earlier one in `import.meta.hot?.dispose`.',
    )
}

/** The options that tell two instances apart; others may have changed since the start. */
function summarize({ live }: AppKit): string {
  const { projectId, networks, storagePrefix, enableEmbedded } = live.options
  return JSON.stringify([projectId, networks.map(({ caipNetworkId }) => caipNetworkId), storagePrefix, enableEmbedded])
}
