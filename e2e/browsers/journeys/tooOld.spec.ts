import { expect, test } from '../test.js'
import { alert, button, dialog } from '../visitor.js'

test('R262: in an unsupported browser, a click shows that the browser is too old, and the page keeps working', async ({
  visitor,
}) => {
  // The test wallets do not run in this browser; the click logs one error.
  visitor.allow(/Object\.hasOwn|The modal could not be loaded\. AppKitError: This browser is too old/)
  await visitor.open('basic/')
  await visitor.click(button('Connect Wallet'))
  const message = await visitor.finds(
    alert(/This browser is too old to connect a wallet\. Update it, or use another one\./),
  )
  expect([message.isInWindow, message.isOnTop]).toEqual([true, true])
  await visitor.misses(button('Try again'))
  await visitor.misses(dialog)
  await visitor.fact('status', 'disconnected')
  expect(await visitor.act('Connect and wait')).toMatchObject({ code: 'BROWSER_TOO_OLD' })
})
