import { expect, test } from 'vitest'
import { runSteps } from './runSteps.mjs'

const unit = { name: 'unit' }
const e2e = { name: 'e2e' }
const consumer = { name: 'consumer', beside: 'unit' }
const publish = { name: 'publish', beside: 'unit' }

const turn = () => new Promise((resolve) => setTimeout(resolve))

/** Steps that end when the test says so. `events` records starts, ends and output. */
function createRun() {
  const events = []
  const ends = {}
  const stream = { write: (text) => void events.push(text) }
  const run = async ({ name }, { stdout, stderr }) => {
    events.push(`begin ${name}`)
    stdout.write(`${name} writes`)
    await new Promise((resolve) => {
      ends[name] = resolve
    })
    stderr.write(`${name} ends`)
    return name
  }
  const end = (name) => {
    ends[name]()
    return turn()
  }
  return { events, end, start: (steps) => runSteps(steps, run, { stdout: stream, stderr: stream }) }
}

test('a step beside another runs in parallel, and its output appears at its own place', async () => {
  const { events, end, start } = createRun()
  const results = start([unit, consumer, publish, e2e])
  await turn()
  expect(events.splice(0)).toEqual(['begin unit', 'unit writes', 'begin consumer'])
  await end('consumer')
  expect(events.splice(0)).toEqual(['begin publish'])
  await end('unit')
  expect(events.splice(0)).toEqual(['unit ends', 'consumer writes', 'consumer ends', 'publish writes'])
  await end('publish')
  await end('e2e')
  expect(events).toEqual(['publish ends', 'begin e2e', 'e2e writes', 'e2e ends'])
  expect(await results).toEqual(['unit', 'consumer', 'publish', 'e2e'])
})

test('a step that cannot be run rejects at its place', async () => {
  const ran = []
  const run = async ({ name }) => {
    ran.push(name)
    if (name === 'consumer') throw new Error('no such program')
  }
  await expect(runSteps([unit, consumer, publish, e2e], run)).rejects.toThrow('no such program')
  expect(ran).toEqual(['unit', 'consumer', 'publish'])
})

test('a step beside an unselected one runs at its own place', async () => {
  const { events, end, start } = createRun()
  const results = start([consumer, e2e])
  await end('consumer')
  await end('e2e')
  expect(await results).toEqual(['consumer', 'e2e'])
  expect(events).toEqual([
    ...['begin consumer', 'consumer writes', 'consumer ends'],
    ...['begin e2e', 'e2e writes', 'e2e ends'],
  ])
})
