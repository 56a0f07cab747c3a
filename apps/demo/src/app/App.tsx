import { AppKitProvider } from '@latchkey/appkit/react'
import { useDemoKit } from '../kit/useActions.js'
import { OptionsSection } from '../options/OptionsSection.js'
import { useSettings } from '../options/useSettings.js'
import { Hero } from './Hero.js'
import { SectionLink } from './SectionLink.js'
import { TopBar } from './TopBar.js'
import { TrySection } from './TrySection.js'

/** The page. */
export function App() {
  const { kit } = useDemoKit()
  const control = useSettings()

  return (
    <AppKitProvider kit={kit}>
      <SectionLink to="try" className="button skip">
        Skip to the playground
      </SectionLink>
      <TopBar />
      <main id="top" tabIndex={-1}>
        <Hero />
        <TrySection settings={control.settings} />
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
