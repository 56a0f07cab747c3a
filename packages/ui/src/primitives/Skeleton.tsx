/** A placeholder for content that is loading, in its final size. */
export function Skeleton() {
  return <span className="skeleton" aria-hidden="true" />
}
