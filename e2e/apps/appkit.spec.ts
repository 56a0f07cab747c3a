import { test } from './appTest.js'
import { runAppJourney } from './runAppJourney.js'

test('an app of AppKit connects, signs, sends, switches, is restored, and disconnects', async ({
  page,
  wallets,
  chains,
}) => {
  await runAppJourney({ page, wallets, chains })
})
