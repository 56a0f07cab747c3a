import { Row } from '../../../primitives/Row.js'
import { Skeleton } from '../../../primitives/Skeleton.js'

export type WalletSkeletonsProps = { readonly count: number }

/** Placeholders for wallets that are loading. */
export function WalletSkeletons({ count }: WalletSkeletonsProps) {
  return (
    <div className="list" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are the same
        <Row key={index} image={<span className="picture" />} name={<Skeleton />} />
      ))}
    </div>
  )
}
