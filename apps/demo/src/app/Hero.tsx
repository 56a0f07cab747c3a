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
          Latchkey connects wallets to web apps: one button, one modal and typed hooks for Ethereum, Solana, Polkadot
          and Bitcoin. Visitors connect, sign and send with the wallet they already have. Your page stays fast and
          contacts no server until a visitor acts.
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
            The page loads a button first. The modal and the code of the chains load while the page is idle, before a
            visitor needs them. A size limit is part of every build.
          </p>
          <p className="figure">
            <span>
              Run <code>node scripts/size/checkSize.mjs</code> to measure the sizes.
            </span>
          </p>
        </li>
        <li>
          <h2 className="point">Silent</h2>
          <p>
            No remote fonts, no tracking, and no directory or analytics server unless you set one. The services of this
            demo run on this machine.
          </p>
          <p className="figure">
            <strong>{foreign}</strong>
            <span>requests from this page to other machines so far, counted live</span>
          </p>
        </li>
        <li>
          <h2 className="point">Honest</h2>
          <p>
            Every request settles with a result or a typed error. A button appears only if the wallet supports its
            action. Everything works with a keyboard and with a screen reader.
          </p>
          <p className="figure">
            <strong>{errorCount}</strong>
            <span>documented errors, each with a code and a message</span>
          </p>
        </li>
      </ul>
    </section>
  )
}
