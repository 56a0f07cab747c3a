import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { connectDevTools, type DevTools } from './devTools.js'
import type { Browser, Key, Tab } from './tab.js'

const flags = [
  '--headless',
  '--no-sandbox',
  '--no-zygote',
  '--single-process',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--window-size=1280,800',
  '--remote-debugging-port=0',
]

/** The parameters of `Input.dispatchKeyEvent` for a key. */
const codes: Readonly<Record<Key, { readonly code: number; readonly text?: string }>> = {
  Tab: { code: 9 },
  Enter: { code: 13, text: '\r' },
  Escape: { code: 27 },
  Space: { code: 32, text: ' ' },
}

/** Starts a Chromium too old for Puppeteer and Playwright, with its own profile. */
export async function startOldChromium(executablePath: string): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'latchkey-chromium-'))
  const child = spawn(executablePath, [...flags, `--user-data-dir=${profile}`], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  const close = async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const place = await Promise.race([
      readPlace(child.stderr),
      ended.then(() => Promise.reject(new Error('Chromium ended before it could be reached'))),
    ])
    const { Browser: version } = (await ask(`http://${place}/json/version`)) as { readonly Browser: string }
    const [page] = (await ask(`http://${place}/json/list`)) as readonly { readonly webSocketDebuggerUrl: string }[]
    if (!page) throw new Error('Chromium has no page')
    const tools = await connectDevTools(page.webSocketDebuggerUrl)
    await tools.send('Page.enable')
    return {
      version,
      newTab: async () => createTab(tools),
      close: async () => {
        tools.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The only tab. Each test has its own origin. */
function createTab({ send, next }: DevTools): Tab {
  const mouse = (type: string, x: number, y: number, more = {}) =>
    send('Input.dispatchMouseEvent', { type, x, y, ...more })
  async function goto(url: string): Promise<void> {
    const loaded = next('Page.loadEventFired')
    await send('Page.navigate', { url })
    await loaded
  }
  return {
    goto,
    async evaluate(run, arg) {
      const expression = `(${run})(${JSON.stringify(arg)})`
      const { result, exceptionDetails } = (await send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      })) as {
        readonly result: { readonly value?: unknown }
        readonly exceptionDetails?: { readonly exception?: { readonly description?: string } }
      }
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'The page threw')
      return result.value as never
    },
    async clickAt(x, y) {
      await mouse('mouseMoved', x, y)
      await mouse('mousePressed', x, y, { button: 'left', clickCount: 1 })
      await mouse('mouseReleased', x, y, { button: 'left', clickCount: 1 })
    },
    async press(key, { shift = false } = {}) {
      const { code, text } = codes[key]
      const common = {
        key: key === 'Space' ? ' ' : key,
        code: key,
        windowsVirtualKeyCode: code,
        modifiers: shift ? 8 : 0,
      }
      await send('Input.dispatchKeyEvent', {
        type: text ? 'keyDown' : 'rawKeyDown',
        ...common,
        ...(text ? { text } : {}),
      })
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...common })
    },
    async screenshot() {
      const { data } = (await send('Page.captureScreenshot')) as { readonly data: string }
      return Buffer.from(data, 'base64')
    },
    close: () => goto('about:blank'),
  }
}

/** Returns host and port of its DevTools from its output. */
async function readPlace(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, place] = /^DevTools listening on ws:\/\/([^/]+)/.exec(line) ?? []
    if (place) {
      output.resume()
      return place
    }
  }
  throw new Error('Chromium says nothing of its DevTools')
}

async function ask(url: string): Promise<unknown> {
  return (await fetch(url)).json()
}
