import { expect, test } from './appTest.js'
import { runAppJourney } from './runAppJourney.js'

test('an app of AppKit signs in on each network, keeps the session after a reload, and signs out', async ({
  page,
  wallets,
  chains,
}) => {
  const status = page.getByRole('status').filter({ hasText: /^Signed (in on|out)/ })
  const networks = [1, 31_337]
  await runAppJourney({
    page,
    wallets,
    chains,
    async signIn(modal) {
      await modal.button('Sign').click()
      await modal.isGone()
      await expect(status).toHaveText(`Signed in on ${networks.shift()}`)
    },
  })
  await expect(status).toHaveText('Signed out')
})
