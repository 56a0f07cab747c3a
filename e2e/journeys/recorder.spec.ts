import { createRecorder } from '../fixtures/recorder.js'
import { expect, test } from '../fixtures/test.js'

const faults = [
  ['a request to a foreign host', "fetch('https://tracker.example/')", /foreign host: https:\/\/tracker\.example/],
  ['a socket to a foreign host', "new WebSocket('wss://tracker.example/')", /wss:\/\/tracker\.example/],
  ['an error in the console', "console.error('it broke')", /it broke/],
  ['an uncaught error', "setTimeout(() => { throw new Error('nobody caught it') })", /nobody caught it/],
  ['an unhandled rejection', "Promise.reject(new Error('nobody waited'))", /nobody waited/],
] as const

for (const [name, script, message] of faults) {
  test(`every journey fails on ${name}`, async ({ browser }) => {
    const context = await browser.newContext()
    const recorder = createRecorder(context, ['home.example'])
    await context.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', headers: { 'access-control-allow-origin': '*' }, body: 'ok' }),
    )
    const page = await context.newPage()
    await page.goto('http://home.example/')
    expect(() => recorder.check()).not.toThrow()
    await page.addScriptTag({ content: script })
    await expect.poll(() => catching(() => recorder.check())).toMatch(message)
    recorder.allow(message)
    expect(() => recorder.check()).not.toThrow()
    await context.close()
  })
}

function catching(run: () => void): string {
  try {
    run()
    return ''
  } catch (error) {
    return String(error)
  }
}
