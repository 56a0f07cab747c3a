import { AppKitButton, AppKitProvider } from '@latchkey/appkit/react'
import { useChains } from '../kit/demoContext.js'
import { useDemoKit } from '../kit/useActions.js'
import { OptionsSection } from '../options/OptionsSection.js'
import { useSettings } from '../options/useSettings.js'
import { PageFoot } from '../parts/PageFoot.js'
import { TopBar } from '../parts/TopBar.js'
import { SectionLink } from './SectionLink.js'
import { TrySection } from './TrySection.js'

/** The playground: every action and every option. */
export function App() {
  const { kit } = useDemoKit()
  const { data } = useChains()
  const control = useSettings()

  return (
    <AppKitProvider kit={kit}>
      <SectionLink to="try" className="button skip">
        Skip to the chains
      </SectionLink>
      <TopBar>
        <AppKitButton size="sm" label="Connect" />
      </TopBar>
      <main id="top" tabIndex={-1}>
        <div className="page-head">
          <h1>Playground</h1>
          <p className="quiet">
            {data.chains.length > 0
              ? 'Test wallets and local chains run on this machine, so nothing here costs anything.'
              : 'No local chain is running: connect an installed wallet, or start the demo with “npm start”.'}
          </p>
          <SectionLink to="options">Options</SectionLink>
        </div>
        <TrySection settings={control.settings} />
        <OptionsSection {...control} />
      </main>
      <PageFoot />
    </AppKitProvider>
  )
}
