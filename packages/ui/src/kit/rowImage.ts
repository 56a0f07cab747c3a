import type { Core, WalletRow } from '@latchkey/core'

/** The picture of a row: the app's own for one of its sides, else a side's. */
export function rowImage({ options }: Core, row: WalletRow | undefined): string | undefined {
  const { connectorImages } = options.state.current
  return row?.connectors.map(({ id }) => connectorImages?.[id]).find(Boolean) ?? row?.imageUrl
}
