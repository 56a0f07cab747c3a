import { AppKitButton } from '@latchkey/appkit/react'
import { useChains } from '../kit/demoContext.js'
import { useForeignRequests } from './useForeignRequests.js'

/** The introduction of Latchkey, with its button and a picture of its modal. */
export function Hero() {
  const { data } = useChains()
  const foreign = useForeignRequests()
  return (
    <section className="hero" aria-labelledby="top-title">
      <div>
        <h1 id="top-title">Connect any wallet to your web app.</h1>
        <p className="lead">
          One button, one modal and typed hooks for Ethereum, Solana, Polkadot and Bitcoin. Visitors connect, sign and
          send with the wallet they already have. Your page stays fast and contacts no server until a visitor acts.
        </p>
        <div className="actions">
          <AppKitButton />
          <a href="/playground.html" className="button">
            Open the playground
          </a>
        </div>
        <p className="hint">
          {data.chains.length > 0
            ? 'Test wallets and local chains run on this machine, so nothing here costs anything.'
            : 'No local chain is running: connect an installed wallet, or start the demo with “npm start”.'}
        </p>
        <p className="hint" aria-live="polite">
          Requests from this page to other machines so far: <span className="number">{foreign}</span>
        </p>
      </div>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet="/modal-dark.png" />
        <img
          src="/modal-light.png"
          width={360}
          height={680}
          alt="The modal: WalletConnect, all wallets, and the installed wallets"
        />
      </picture>
    </section>
  )
}
