import { createPanel, type Panel } from '../fixtures/panel.js'
import { type SignInServer, serveSignIn } from '../fixtures/serveSignIn.js'
import { test as base, expect } from '../fixtures/test.js'
import { everyKind, kindNames, networkNames, together } from '../kinds/together.js'

const lead = 'Journeys needs to connect to your wallet'
const failed = 'A problem occurred while trying initialize authentication'

const test = base.extend<{ readonly auth: SignInServer; readonly panel: Panel }>({
  auth: [
    async ({ context, chains }, use) => {
      const rpcUrls = Object.fromEntries(chains.all.map(({ id, rpcUrl }) => [`eip155:${id}`, [rpcUrl]]))
      await use(await serveSignIn(context, { url: process.env.LATCHKEY_E2E_URL ?? '', rpcUrls }))
    },
    { auto: true },
  ],
  panel: async ({ page }, use) => use(createPanel(page, 'eip155')),
})

test.describe('in every namespace', () => {
  test.use({ setup: together })

  test('R71: connects after signing in, reads what only members can read, and signs out', async ({ app, auth }) => {
    await app.open('signIn/')
    for (const kind of everyKind) {
      const panel = createPanel(app.page, kind)
      const connecting = panel.act('Connect it')
      await app.modal.row('Foxglove').click()
      await expect(app.modal.text(lead)).toBeVisible()
      await expect(panel.fact('status')).toHaveText('connecting')
      await app.modal.button('Sign').click()
      await app.modal.isGone()
      const { value } = await connecting
      const address = await panel.fact('address').textContent()
      expect(String(value)).toContain(address ?? 'no address')
      await expect(panel.fact('signed in')).toHaveText('true')
      expect(await panel.act('Read secret')).toEqual({ value: `{"value":"For ${address}"}` })
      await panel.act('Disconnect it')
      await expect(panel.fact('signed in')).toHaveText('false')
      expect((await panel.act('Read secret')).value).not.toContain('For')
    }
    expect(auth.requests.filter((request) => request === 'POST authenticate 200')).toHaveLength(everyKind.length)
    expect(kindNames).toBeDefined()
  })
})
