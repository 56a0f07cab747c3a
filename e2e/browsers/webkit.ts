import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../scripts/ports/findFreePort.mjs'
import { type Browser, keys, type Tab } from './tab.js'
import { createWebDriver, type WebDriver } from './webDriver.js'

/** The required programs. */
export type WebKitPrograms = {
  readonly browser: string
  readonly driver: string
  readonly screen: string
  readonly windows: string
}

/** Starts WebKitGTK with its WebDriver, on its own display. */
export async function startWebKit(programs: WebKitPrograms): Promise<Browser> {
  const started: ChildProcess[] = []
  const close = async () => {
    for (const child of started.reverse()) await end(child)
  }
  function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
    // Pipe and drop the output, because the driver hangs if it inherits it.
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream?.resume()
    child.on('error', () => undefined)
    started.push(child)
    return child
  }

  try {
    // Without GLX and a window manager, mouse clicks never complete.
    const screen = start(
      programs.screen,
      ['-displayfd', '3', '-screen', '0', '1280x900x24', '-ac', '+extension', 'GLX'],
      {},
    )
    const [number] = await once(screen.stdio[3] as NonNullable<ChildProcess['stdout']>, 'data')
    const display = `:${String(number).trim()}`
    // The sandbox needs privileges that a container does not have.
    const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
    start(programs.windows, ['--sm-disable'], env)
    const port = await findFreePort()
    start(programs.driver, [`--port=${port}`], env)
    const driver = await untilReady(() =>
      createWebDriver(`http://127.0.0.1:${port}`, {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      }),
    )
    return {
      version: `WebKitGTK/${driver.version}`,
      newTab: async () => webKitTab(driver),
      close: async () => {
        await driver.close().catch(() => undefined)
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The only tab of the session. Each test has its own origin, so nothing is left of the previous one. */
function webKitTab(driver: WebDriver): Tab {
  return {
    goto: (url) => driver.goto(url),
    evaluate: (run, arg) => driver.evaluate(String(run), arg) as never,
    clickAt: (x, y) =>
      driver.act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press(key, { shift = false } = {}) {
      const value = keys[key]
      const presses = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
      const held = '\uE008'
      if (!shift) return driver.act('key', presses)
      return driver.act('key', [{ type: 'keyDown', value: held }, ...presses, { type: 'keyUp', value: held }])
    },
    screenshot: () => driver.screenshot(),
    close: () => driver.goto('about:blank'),
  }
}

/** The driver does not listen immediately after its start. */
async function untilReady<T>(run: () => Promise<T>): Promise<T> {
  const giveUp = Date.now() + 20_000
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (Date.now() > giveUp) throw error
      await pause(100)
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  child.kill()
  const isLate = await Promise.race([ended.then(() => false), pause(5_000, true, { ref: false })])
  if (isLate) child.kill('SIGKILL')
}
