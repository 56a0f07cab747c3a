/** A placeholder for content that is loading, in its final size. */
export function Skeleton() {
  return <span className="skel" aria-hidden="true" />
}
