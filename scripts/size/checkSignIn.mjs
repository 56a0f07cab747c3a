import path from 'node:path'
import { openWallets } from '../wallet/chooseWallet.mjs'
import { openPage, walletAccount } from '../wallet/openPage.mjs'
import { buildApp } from './buildApp.mjs'
import { clickWithoutPointer } from './clickWithoutPointer.mjs'
import { gzipOf } from './gzipOf.mjs'
import { isDirectoryFile } from './isDirectoryFile.mjs'
import { serveFiles } from './serveFiles.mjs'
import { loadNothingAhead } from './visitApp.mjs'
import { writeApp } from './writeApp.mjs'

/** Limits in kB over a connected wallet, until the visitor can sign. */
const limits = {
  /** The view and its rules. */
  own: 14,
  /** The same with the client of a server. */
  service: 23,
}
const patience = { timeout: 20_000 }
/** Code that only an app with a sign-in needs. */
const signInModules = /^packages\/(siwx\/|ui\/(src|dist)\/views\/signIn\/|core\/(src|dist)\/signIn\/createSignIn\.)/

/**
 * Measures what a sign-in adds to the download of a connected wallet, with an own object as `siwx`, and with
 * `createServiceSiwx`. Resolves with the exceeded limits, and with code of the sign-in in an app without it.
 */
export async function checkSignIn({ browser, work }) {
  const failures = []
  const plain = await visit(undefined)
  if (plain.modules.length > 0) failures.push(`An app without sign-in downloads ${plain.modules.join(' ')}`)
  for (const [signIn, limit] of Object.entries(limits)) {
    const { bytes, modules } = await visit(signIn)
    const size = (bytes - plain.bytes) / 1000
    const isTooMuch = size > limit
    const title = signIn === 'own' ? 'sign-in, over a connected wallet' : '… with createServiceSiwx'
    console.log(`${title.padEnd(40)} ${size.toFixed(2).padStart(7)}  of ${limit}  ${isTooMuch ? 'TOO MUCH' : 'ok'}`)
    if (isTooMuch) failures.push(`${title}: ${size.toFixed(2)} kB, the limit is ${limit} kB.`)
    if (modules.length === 0) failures.push(`${title}: no module of the sign-in was found.`)
  }
  return failures

  async function visit(signIn) {
    const name = `sign-in-${signIn}`
    const folder = path.join(work, `${name}-app`)
    await writeApp(folder, ['eip155'], { signIn })
    const files = await buildApp(folder, path.join(work, name))
    const server = await serveFiles(path.join(work, name))
    const { page, problems, close } = await openPage(browser, server.url, { chainId: 11_155_111 })
    await page.addInitScript(loadNothingAhead)
    await page.route(`${server.url}auth/*`, answerSignIn)
    try {
      await page.goto(server.url)
      await clickWithoutPointer(await openWallets(page))
      const button = page.locator('appkit-modal dialog[open]').getByText('Sign', { exact: true })
      const account = page.locator('output').filter({ hasText: walletAccount })
      await (signIn ? button : account).waitFor(patience)
      await page.waitForLoadState('networkidle')
      failures.push(...problems.map((problem) => `With a sign-in, the page prints: ${problem}`))
      const paths = [...server.asked].filter((each) => !isDirectoryFile(files.get(each)))
      const ids = paths.flatMap((each) => files.get(each)?.modules ?? []).map(({ id }) => id)
      return { bytes: gzipOf(paths, files), modules: ids.filter((id) => signInModules.test(id)) }
    } finally {
      await close()
      await server.close()
    }
  }
}

/** A server to which nobody is signed in. */
function answerSignIn(route) {
  const isNonce = new URL(route.request().url()).pathname === '/auth/nonce'
  return route.fulfill({ json: isNonce ? { nonce: 'nonceOfTheSizeGate' } : null })
}
