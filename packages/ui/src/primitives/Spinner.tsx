/** Shows that something is pending. The text next to it says what. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
