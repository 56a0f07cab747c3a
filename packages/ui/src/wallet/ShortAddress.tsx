import { truncateMiddle } from '@latchkey/common'

export type ShortAddressProps = {
  readonly address: string
  /** Shortens the address further, for narrow places. */
  readonly brief?: boolean
}

/** A shortened address, with the full one for assistive technology. */
export function ShortAddress({ address, brief }: ShortAddressProps) {
  return (
    <>
      <bdi aria-hidden="true" translate="no">
        {brief ? truncateMiddle(address, 4, 3) : truncateMiddle(address, 6, 4)}
      </bdi>
      <span className="visually-hidden" translate="no">
        {address}
      </span>
    </>
  )
}
