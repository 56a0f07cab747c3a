import { test } from '../test.js'
import { button, row, title } from '../visitor.js'

const accent = '#0f766e'
test.use({ setup: { options: { themeVariables: { '--latchkey-accent': accent } } } })

test('R261b R276: an accent color applies in the modal, without a warning', async ({ visitor }) => {
  await visitor.open('basic/')
  await visitor.click(button('Connect Wallet'))
  await visitor.finds(title('Connect a wallet'))
  await visitor.finds({ css: '[style*="--lk-accent:"]', inside: 'appkit-modal' })
  await visitor.finds(row(/Foxglove/))
})
