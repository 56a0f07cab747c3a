import path from 'node:path'
import { serveFiles } from '../size/serveFiles.mjs'
import { connectWallet } from './connectWallet.mjs'
import { createApp } from './createApp.mjs'
import { findWarnings } from './findWarnings.mjs'
import { runQuietly } from './runQuietly.mjs'
import { startServer } from './startServer.mjs'
import { tryHint } from './tryHint.mjs'
import { trySignIn } from './trySignIn.mjs'

const repository = path.resolve(import.meta.dirname, '../..')

/** The address of another visitor. */
const otherAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Creates an app of the matrix and yields each step that succeeds. */
export async function* tryApp(app, { work, tarballs, browser }) {
  const folder = path.join(work, app.name)
  const steps = app.onlyJourney
    ? 'connects, restores, signs, sends, switches and disconnects'
    : 'signs, sends, switches and disconnects'
  await createApp(folder, app, tarballs)
  yield 'builds'
  if (app.folder) {
    const server = await serveFiles(path.join(folder, app.folder))
    try {
      if (!app.onlyJourney) {
        await connectWallet(browser, server.url, app)
        yield 'connects and restores'
      }
      if (app.journey) {
        await runJourney(server.url, app.journey)
        yield steps
      }
    } finally {
      await server.close()
    }
  }
  if (app.start) {
    await visit(app.start, app.console)
    if (!app.onlyJourney) yield 'connects and restores'
    if (app.journey) yield steps
  }
  if (app.dev) {
    await visit(app.dev, app.devConsole)
    yield 'so does its development server'
  }

  /** Several visitors send requests at the same time. Each gets a page with the own address, or without one. */
  async function expectRemembered(url, cookies) {
    const cookie = cookies.join('; ')
    const addresses = [app.remembered, otherAddress]
    const visitors = [...addresses, undefined].map((address) => ({
      address,
      headers: address ? { cookie: cookie.replaceAll(app.remembered, address) } : {},
    }))
    const requests = Array.from({ length: 8 }, () => visitors).flat()
    await Promise.all(
      requests.map(async ({ address, headers }) => {
        const html = await (await fetch(url, { headers })).text()
        const sent = addresses.filter((each) => html.includes(each))
        if (String(sent) !== String(address ?? ''))
          throw new Error(`with the cookies "${headers.cookie}", the server sends the addresses "${sent}"`)
      }),
    )
  }

  async function visit(command, allowed) {
    const { url, stop, output } = await startServer(folder, command)
    try {
      const html = await (await fetch(url)).text()
      if (app.html && !html.includes(app.html)) throw new Error(`the server sends no ${app.html}:\n${html}`)
      const cookies = app.onlyJourney ? [] : await connectWallet(browser, url, { ...app, allowed })
      if (app.remembered) await expectRemembered(url, cookies)
      if (app.hint) await tryHint(browser, url, app.hint)
      if (app.journey && command === app.start) await runJourney(url, app.journey)
      if (app.signIn) await trySignIn(browser, url, { folder, ...app.signIn })
    } catch (error) {
      const [first] = error.message.split('\n')
      throw new Error(`${command}: ${first}\n${output()}\n${error.message}`)
    } finally {
      await stop()
    }
    const { unexpected } = findWarnings(output(), app.warnings)
    const bad = [
      ...unexpected,
      ...output()
        .split('\n')
        .filter((line) => /\berror\b|⨯/i.test(line)),
    ]
    if (bad.length > 0) throw new Error(`${command} prints:\n${bad.join('\n')}`)
  }
}

/** Runs a journey of `e2e/apps` in the app at `url`. */
async function runJourney(url, journey) {
  const args = ['exec', 'playwright', 'test', '--config', 'apps.config.ts', `/${journey}\\.spec\\.ts$`]
  await runQuietly('pnpm', args, path.join(repository, 'e2e'), { ...process.env, LATCHKEY_APP_URL: url })
}
