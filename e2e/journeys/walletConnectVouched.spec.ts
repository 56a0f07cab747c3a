import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { Page } from '@playwright/test'
import { connectPhone } from '../fixtures/connectPhone.js'
import { elsewhere } from '../fixtures/placeServices.js'
import { expect, test } from '../fixtures/test.js'
import { verifySignedMessage } from '../fixtures/verifySigned.js'
import { waitUntil } from '../fixtures/waitUntil.js'
import { createPhoneView } from '../pageObjects/phoneView.js'

type Sent = { readonly method: string; readonly params: Readonly<Record<string, unknown>> }

/** Records everything that the page sends to its relay from now on. */
function hearSent(page: Page): readonly Sent[] {
  const sent: Sent[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const frame: Partial<Sent> = JSON.parse(String(payload))
      if (frame.method && frame.params) sent.push({ method: frame.method, params: frame.params })
    }),
  )
  return sent
}

/** A fake verify server: a page that attests every request. */
async function vouch(page: Page, answer: (id: string) => string): Promise<readonly URL[]> {
  const asked: URL[] = []
  await page.route(`${elsewhere.verify}/**`, async (route) => {
    const url = new URL(route.request().url())
    asked.push(url)
    const message = JSON.stringify(answer(url.searchParams.get('id') ?? ''))
    const origin = JSON.stringify(url.searchParams.get('origin'))
    await route.fulfill({
      contentType: 'text/html',
      body: `<script>parent.postMessage(${message}, ${origin})</script>`,
    })
  })
  return asked
}

const jwtFor = (id: string) => `e30.${Buffer.from(JSON.stringify({ id })).toString('base64url')}.c2ln`
const attested = (attestation: string | null) => JSON.stringify({ type: 'verify_attestation', attestation })
const hashOf = (text: unknown) => createHash('sha256').update(String(text)).digest('hex')

test.describe('an app that uses WalletConnect’s own servers', () => {
  test.use({ setup: { services: ['relay', 'verify', 'telemetry'] } })
  // The test wallet runs in every frame and reads storage, which browsers deny to a cross-site frame.
  test.beforeEach(({ recorder }) => recorder.allow(/localStorage/))

  test('code and requests carry the attestation of the verify server, and telemetry is sent once', async ({
    app,
    phone,
  }) => {
    const telemetry: unknown[] = []
    await app.page.route(`${elsewhere.telemetry}**`, async (route) => {
      telemetry.push([new URL(route.request().url()).searchParams.get('projectId'), route.request().postDataJSON()])
      await route.fulfill({ headers: { 'access-control-allow-origin': '*' } })
    })
    const sent = hearSent(app.page)
    const asked = await vouch(app.page, (id) => attested(jwtFor(id)))
    await app.open('basic/')
    const { origin } = new URL(app.page.url())
    expect([asked.length, telemetry.length]).toEqual([0, 0])

    const address = await connectPhone(app, phone)
    const proposal = sent.find(({ method }) => method === 'wc_proposeSession')
    // The wallet compares this hash with the received one.
    expect(proposal?.params.attestation).toBe(jwtFor(hashOf(proposal?.params.sessionProposal)))
    expect(asked[0]?.searchParams.get('origin')).toBe(origin)
    expect(asked[0]?.searchParams.get('projectId')).toBe('local')

    await verifySignedMessage(app, address)
    const request = sent.find(({ method, params }) => method === 'irn_publish' && params.tag === 1108)
    expect(request?.params.attestation).toBe(jwtFor(hashOf(request?.params.message)))
    await expect(app.page.locator('iframe')).toHaveCount(0)

    await expect.poll(() => telemetry.length).toBe(1)
    expect(telemetry).toEqual([
      [
        'local',
        [
          {
            eventId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4/),
            timestamp: expect.any(Number),
            domain: origin,
            props: {
              event: 'INIT',
              type: '',
              properties: {
                client_id: expect.stringMatching(/^did:key:z/),
                user_agent: expect.stringMatching(/^wc-2/),
              },
            },
          },
        ],
      ],
    ])
  })

  for (const [what, answer] of [
    ['nothing', attested(null)],
    ['something else', attested(jwtFor('another'))],
  ] as const) {
    test(`works if the verify server attests ${what} and telemetry fails`, async ({ app, phone, recorder }) => {
      recorder.allow(/ERR_FAILED|did not attest/)
      let telemetryCount = 0
      await app.page.route(`${elsewhere.telemetry}**`, (route) => {
        telemetryCount++
        return route.abort()
      })
      const sent = hearSent(app.page)
      const asked = await vouch(app.page, () => answer)
      await app.open('basic/')
      await connectPhone(app, phone)
      const proposal = sent.find(({ method }) => method === 'wc_proposeSession')
      expect(proposal?.params.sessionProposal).toBeTruthy()
      expect(proposal?.params.attestation || '').toBe('')
      expect(asked.length).toBeGreaterThan(0)
      expect(telemetryCount).toBe(1)
      await expect(app.page.locator('iframe')).toHaveCount(0)
    })
  }
})

const server = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** An attestation that the owner of a key signed for a request of a page. */
function signedJwt(key: typeof server, id: string, origin: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1_000) + 300
  const text = `${part({ alg: 'ES256', typ: 'JWT' })}.${part({ id, origin, isScam: false, exp })}`
  const signature = sign('sha256', Buffer.from(text), { key: key.privateKey, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

test.describe('what a wallet shows about a page', () => {
  test.use({
    setup: {
      services: ['relay', 'verify'],
      wallets: [],
      phone: { approval: { type: 'ask' }, verifyKey: server.publicKey.export({ format: 'jwk' }) },
    },
  })
  test.beforeEach(({ recorder }) => recorder.allow(/localStorage/))

  for (const [what, attest, shown] of [
    ['its own origin, verified', (id: string, origin: string) => signedJwt(server, id, origin), 'verified'],
    [
      'the origin of another page, unverified',
      (id: string) => signedJwt(server, id, 'https://phishing.example'),
      'other',
    ],
    [
      'the claimed origin, unverified, for a forged attestation',
      (id: string, origin: string) => signedJwt(stranger, id, origin),
      'claimed',
    ],
  ] as const) {
    test(`R419: ${what}`, async ({ app, phone }) => {
      await app.open('basic/')
      const { origin } = new URL(app.page.url())
      await vouch(app.page, (id) => attested(attest(id, origin)))
      const view = createPhoneView(app)
      await view.open()
      await phone.scan(view.code)
      await waitUntil(() => phone.proposals().length).toBe(1)
      const [proposal] = phone.proposals()
      expect(proposal?.origin).toEqual({
        text: shown === 'other' ? 'https://phishing.example' : origin,
        isVerified: shown === 'verified',
      })
      await proposal?.approve()
      await app.modal.isGone()
      await expect(app.fact('status')).toHaveText('connected')
    })
  }
})
