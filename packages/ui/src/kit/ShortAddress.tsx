import { truncateMiddle } from '@latchkey/common'

export type ShortAddressProps = {
  readonly address: string
  /** Where room is scarce. */
  readonly brief?: boolean
}

/** Short for the eye, whole for assistive technology (AX19). */
export function ShortAddress({ address, brief }: ShortAddressProps) {
  return (
    <>
      <bdi aria-hidden="true" translate="no">
        {brief ? truncateMiddle(address, 4, 3) : truncateMiddle(address, 6, 4)}
      </bdi>
      <span className="sr" translate="no">
        {address}
      </span>
    </>
  )
}
