import { createFakeLogger } from '@latchkey/testing'
import { createElement, StrictMode, useEffect, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { mainnet } from '../exports/networks.js'
import { type AppKit, createAppKit } from '../exports/react.js'

const made: AppKit[] = []
afterEach(() => {
  for (const kit of made.splice(0)) kit.destroy()
})

function create(logger: ReturnType<typeof createFakeLogger>, change: { readonly storagePrefix?: string } = {}): AppKit {
  const kit = createAppKit({ projectId: 'test', networks: [mainnet], ...change }, { ports: { logger } })
  made.push(kit)
  return kit
}

const reports = (logger: ReturnType<typeof createFakeLogger>, text: string) =>
  logger.messages().filter((message) => message.includes(text)).length

type ProbeProps = { readonly use: () => void; readonly onReady: () => void }

function Probe({ use, onReady }: ProbeProps) {
  use()
  useEffect(onReady, [onReady])
  return null
}

/** Renders a component in strict mode until its effects have run. */
async function render(use: () => void): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await new Promise<void>((resolve) => {
    root.render(createElement(StrictMode, null, createElement(Probe, { use, onReady: resolve })))
  })
  root.unmount()
  place.remove()
}

test('R194: reports a call while React renders in strict mode', async () => {
  const inRender = createFakeLogger()
  await render(() => void create(inRender))
  await expect.poll(() => reports(inRender, 'called again')).toBeGreaterThan(0)
  const inMemo = createFakeLogger()
  await render(() => void useMemo(() => create(inMemo, { storagePrefix: 'memo' }), []))
  await expect.poll(() => reports(inMemo, 'called again')).toBeGreaterThan(0)
})

test('R194: does not report a call in an effect that destroys its instance', async () => {
  const logger = createFakeLogger()
  create(logger)
  await render(() =>
    useEffect(() => {
      const kit = create(logger, { storagePrefix: 'effect' })
      return () => kit.destroy()
    }, []),
  )
  expect(reports(logger, 'called again')).toBe(0)
})

test('R195: reports a second instance with the same options, but not one with its own storage prefix', async () => {
  const logger = createFakeLogger()
  const first = create(logger)
  create(logger, { storagePrefix: 'other' })
  const second = create(logger)
  // Comparisons run in the order of the calls, so the instance with another prefix has already been compared.
  await expect.poll(() => reports(logger, 'called again')).toBe(1)
  first.destroy()
  second.destroy()
  create(logger)
  create(logger)
  await expect.poll(() => reports(logger, 'called again')).toBe(2)
})

test('requests to services state that the page uses React', async () => {
  const core = await create(createFakeLogger()).load()
  expect(core.options.state.current.framework).toBe('react')
})
