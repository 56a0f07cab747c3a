/** Something is under way. The text beside it says what. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />
}
