import { AppKitProvider } from '@latchkey/appkit/react'
import { useDemoKit } from '../kit/useActions.js'
import { OptionsSection } from '../options/OptionsSection.js'
import { useSettings } from '../options/useSettings.js'
import { AccountPanel } from '../panels/AccountPanel.js'
import { BalancePanel } from '../panels/BalancePanel.js'
import { CapabilitiesPanel } from '../panels/CapabilitiesPanel.js'
import { EventsPanel } from '../panels/EventsPanel.js'
import { NetworkPanel } from '../panels/NetworkPanel.js'
import { ProviderPanel } from '../panels/ProviderPanel.js'
import { SendPanel } from '../panels/SendPanel.js'
import { SignMessagePanel } from '../panels/SignMessagePanel.js'
import { TokenPanel } from '../panels/TokenPanel.js'
import { TypedDataPanel } from '../panels/TypedDataPanel.js'
import { WalletsPanel } from '../wallets/WalletsPanel.js'
import { Hero } from './Hero.js'
import { ModalPlace } from './ModalPlace.js'
import { SectionLink } from './SectionLink.js'
import { TopBar } from './TopBar.js'

/** The page. */
export function App() {
  const { kit } = useDemoKit()
  const control = useSettings()
  const { enableEmbedded, disableAppend } = control.settings

  return (
    <AppKitProvider kit={kit}>
      <SectionLink to="try" className="button skip">
        Skip to the playground
      </SectionLink>
      <TopBar />
      <main id="top" tabIndex={-1}>
        <Hero />
        <section id="try" aria-labelledby="try-title" tabIndex={-1}>
          <div className="section-head">
            <h2 id="try-title">Try everything</h2>
            <p className="quiet">
              Each card is a few lines of an app. Connect a test wallet, approve in its window, and do it again with a
              wallet that declines, stalls or changes its mind.
            </p>
          </div>
          {(enableEmbedded || disableAppend) && <ModalPlace isEmbedded={enableEmbedded} />}
          <div className="try">
            <div className="panels">
              <AccountPanel />
              <NetworkPanel />
              <BalancePanel />
              <CapabilitiesPanel />
              <TokenPanel />
              <SignMessagePanel />
              <TypedDataPanel />
              <SendPanel />
              <ProviderPanel />
            </div>
            <div className="rail">
              <WalletsPanel />
              <EventsPanel />
            </div>
          </div>
        </section>
        <OptionsSection {...control} />
      </main>
      <footer className="foot">
        <div>
          <span>Latchkey, MIT licence.</span>
          <span>The keys of the test wallets are public: never send them anything of value.</span>
        </div>
      </footer>
    </AppKitProvider>
  )
}
