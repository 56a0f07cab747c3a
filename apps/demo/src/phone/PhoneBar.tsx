/** The top bar with a link to the demo. */
export function PhoneBar() {
  return (
    <header className="bar">
      <div>
        <a className="brand" href="/">
          <img src="/icon.svg" alt="" />
          <span>Latchkey</span>
        </a>
        <nav aria-label="Pages">
          <a href="/">Demo</a>
        </nav>
      </div>
    </header>
  )
}
