import { Row } from '../../../primitives/Row.js'
import { Skeleton } from '../../../primitives/Skeleton.js'

/** A placeholder for a wallet that is loading, in the size of its row. */
export function PendingRow() {
  return <Row image={<span className="picture" />} name={<Skeleton />} />
}
