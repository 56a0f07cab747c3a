import { AppKitProvider } from '@latchkey/appkit/react'
import { useDemoKit } from '../kit/useActions.js'
import { PageFoot } from '../parts/PageFoot.js'
import { TopBar } from '../parts/TopBar.js'
import { Hero } from './Hero.js'
import { Recipes } from './Recipes.js'

/** The first page: one button, the modal, and the code of four kinds of apps. */
export function Home() {
  const { kit } = useDemoKit()
  return (
    <AppKitProvider kit={kit}>
      <TopBar />
      <main>
        <Hero />
        <Recipes />
      </main>
      <PageFoot />
    </AppKitProvider>
  )
}
