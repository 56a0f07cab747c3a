import { test } from '../test.js'
import { alert, button, title } from '../visitor.js'

test.use({ setup: { options: { prefetch: 'none' } } })

test('R260b: in WebKit, a retry loads the code, at the button and in the modal', async ({ visitor, pages }) => {
  visitor.allow(/could not be loaded/)
  await visitor.open('basic/')
  await visitor.finds(button('Connect Wallet'))
  pages.setCode('cut off')
  await visitor.click(button('Connect Wallet'))
  await visitor.finds(alert(/could not be loaded/))
  await visitor.click(button('Try again'))
  await visitor.fails(2)
  pages.setCode('served')
  await visitor.click(button('Try again'))
  await visitor.finds(title('Connect a wallet'))

  pages.setCode('cut off')
  await visitor.click(button('What is a wallet?'))
  await visitor.finds(alert(/Could not load this screen/))
  pages.setCode('served')
  await visitor.click(button('Try again'))
  await visitor.finds(title('What is a wallet?'))
})
