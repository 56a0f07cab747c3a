/** The place of something that is being loaded, in its final size. */
export function Skeleton() {
  return <span className="skel" aria-hidden="true" />
}
