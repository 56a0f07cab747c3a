import { CUSTOM_ELEMENTS_SCHEMA, Component, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createAppKit } from '@latchkey/appkit'
import { base, mainnet } from '@latchkey/appkit/networks'

const kit = createAppKit({ projectId: 'my-app', networks: [mainnet, base], adapters: [createEip155Adapter()], services: { relay: false } })

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<main><appkit-button></appkit-button> @if (address(); as text) { <p>Hello, {{ text }}</p> }</main>',
})
class App {
  readonly address = signal(kit.getAccount().address)

  constructor() {
    kit.subscribeAccount((account) => this.address.set(account.address))
  }
}

bootstrapApplication(App)
