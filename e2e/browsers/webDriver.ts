/** A session of WebDriver: the few commands that journeys need. */
export type WebDriver = {
  readonly version: string
  goto(url: string): Promise<void>
  /** Runs the source of a function in the page and returns its settled result. */
  evaluate(source: string, arg: unknown): Promise<unknown>
  act(device: 'key' | 'pointer', actions: readonly object[]): Promise<void>
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

/** Opens a session at a WebDriver server. */
export async function createWebDriver(server: string, capabilities: object): Promise<WebDriver> {
  const { sessionId, capabilities: granted } = (await send(`${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } }
  const session = `${server}/session/${sessionId}`
  return {
    version: granted.browserVersion,
    goto: async (url) => void (await send(`${session}/url`, { url })),
    async evaluate(source, arg) {
      const answer = (await send(`${session}/execute/async`, { script: inPage(source), args: [arg ?? null] })) as {
        readonly value?: unknown
        readonly error?: string
      }
      if (answer.error !== undefined) throw new Error(answer.error)
      return answer.value
    },
    async act(device, actions) {
      const more = device === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {}
      await send(`${session}/actions`, { actions: [{ type: device, id: device, ...more, actions }] })
    },
    screenshot: async () => Buffer.from(String(await send(`${session}/screenshot`)), 'base64'),
    close: async () => void (await send(session, undefined, 'DELETE')),
  }
}

/** Builds a script that calls back with the result or the error of a function. */
function inPage(source: string): string {
  return `const [arg, done] = arguments;
(async () => (${source})(arg ?? undefined))().then((value) => done({ value }), (error) => done({ error: String(error) }))`
}

async function send(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await answer.json()) as { readonly value: unknown }
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}
