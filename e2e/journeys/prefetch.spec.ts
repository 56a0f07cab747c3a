import { builtFilesWith } from '../fixtures/builtFiles.js'
import { expect, test } from '../fixtures/test.js'
import { waitUntil } from '../fixtures/waitUntil.js'

const session = /\/(connectingView|createEngine|readAccountButton|eip155\/src\/connectedParts)\.ts$/

/** The built files of the page that hold such a source, as requests. */
const filesWith = (origin: string, source: RegExp) =>
  builtFilesWith(source)
    .filter((file) => file.startsWith('/assets-production/'))
    .map((file) => `GET ${origin}${file}`)

for (const prefetch of ['idle', 'none'])
  test.describe(`with prefetch: '${prefetch}'`, () => {
    test.use({ setup: { options: { prefetch } } })

    test('R253: choosing a wallet requests no code, since the painted list has loaded it', async ({
      app,
      recorder,
    }) => {
      await app.open('basic/')
      const { origin } = new URL(app.page.url())
      await (await app.kit()).evaluate((kit) => kit.open())
      await waitUntil(() => recorder.requests()).toEqual(expect.arrayContaining(filesWith(origin, session)))
      await app.page.waitForLoadState('networkidle')
      const before = recorder.requests().length
      // A plain click: nothing points at the row before.
      await app.modal.row('Foxglove').evaluate((row) => (row as HTMLElement).click())
      await expect(app.fact('status')).toHaveText('connected')
      await expect(app.button).toContainText('0x')
      const added = recorder.requests().slice(before)
      expect(added.filter((request) => request.startsWith(`GET ${origin}/`))).toEqual([])
    })
  })
