import type { Core, WalletRow } from '@latchkey/core'

/** Returns the picture of a row: the app's image for one of its connectors, otherwise a connector's own. */
export function rowImage({ options }: Core, row: WalletRow | undefined): string | undefined {
  const { connectorImages } = options.state.current
  return row?.connectors.map(({ id }) => connectorImages?.[id]).find(Boolean) ?? row?.imageUrl
}
