/** The footer of a page. */
export function PageFoot() {
  return (
    <footer className="foot">
      <div>
        <span>Latchkey, MIT licence.</span>
        <span>The keys of the test wallets are public: never send them anything of value.</span>
      </div>
    </footer>
  )
}
