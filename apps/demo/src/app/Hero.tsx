import { AppKitButton } from '@latchkey/appkit/react'
import { errors } from '@latchkey/common'
import { useChains } from '../kit/demoContext.js'
import { HeroCode } from './HeroCode.js'
import { SectionLink } from './SectionLink.js'
import { useForeignRequests } from './useForeignRequests.js'

const errorCount = Object.keys(errors).length

/** The introduction of Latchkey. */
export function Hero() {
  const { data } = useChains()
  const hasChains = data.chains.length > 0
  const foreign = useForeignRequests()
  return (
    <section className="hero" aria-labelledby="top-title">
      <div>
        <h1 id="top-title">The small key between your app and any wallet.</h1>
        <p className="lead">
          Latchkey is the wallet connection of a web app: one button, one modal, typed hooks, for Ethereum, Solana,
          Polkadot and Bitcoin at the same time. Visitors connect, sign and send with the wallet they already have. You
          keep a page that loads fast and asks nobody anything.
        </p>
        <div className="actions">
          <AppKitButton />
          <SectionLink to="try" className="button">
            Try everything
          </SectionLink>
        </div>
        <p className="hint">
          {hasChains
            ? 'Test wallets and local chains of all four kinds are on this machine, so nothing here costs anything.'
            : 'No local chain is running: connect a wallet you installed, or start the demo with “npm start”.'}
        </p>
      </div>
      <HeroCode />
      <ul className="points">
        <li>
          <h2 className="point">Light</h2>
          <p>
            The page loads a button. Modal, chain code and connectors follow when a visitor reaches for them. A size
            gate fails our build past the budget.
          </p>
          <p className="figure">
            <span>
              Sizes are measured by <code>pnpm bench</code>, not claimed here.
            </span>
          </p>
        </li>
        <li>
          <h2 className="point">Silent</h2>
          <p>
            No remote fonts, no ping to find the fastest server, no directory, relay or analytics but those you name.
            Here they are on this machine.
          </p>
          <p className="figure">
            <strong>{foreign}</strong>
            <span>requests from this page to other machines so far, counted live</span>
          </p>
        </li>
        <li>
          <h2 className="point">Honest</h2>
          <p>
            Every attempt settles with a typed result, whatever the wallet does. A button is there only if the wallet
            can do what it says. All of it by keyboard and by ear, too.
          </p>
          <p className="figure">
            <strong>{errorCount}</strong>
            <span>ways it can go wrong, each with a code and a sentence</span>
          </p>
        </li>
      </ul>
    </section>
  )
}
