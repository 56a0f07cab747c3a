import { createRequire } from 'node:module'
import { createFakeStorage, systemClock } from '@latchkey/testing'
import { expect, onTestFinished, test } from 'vitest'
import { type ClientCore, clientVersion, createClientCore } from '../../src/client/createClientCore.js'
import { createClientStorage } from '../../src/client/createClientStorage.js'
import { createSilentLogger } from '../../src/client/createSilentLogger.js'
import type { Sign } from '../../src/client/libraryRequests.js'
import { cancelPending } from '../../src/client/libraryRequests.js'
import { walletConnectParts } from '../../src/client/walletConnectParts.js'
import { endReason } from '../../src/session/pendingDisconnects.js'
import { everything } from '../phone.fixture.js'
import { openScene } from '../scene.fixture.js'
import { openLibrary, optionalNamespaces } from './libraryScene.fixture.js'

const scene = openScene()

/** Records reads of properties that the object does not have. */
function recordMissing(target: object, name: string, missing: Set<string>): void {
  const prototype = new Proxy(Object.prototype, {
    get(base, key) {
      // `await` reads `then` of any value.
      if (typeof key === 'string' && key !== 'then' && !(key in base)) missing.add(`${name}.${key}`)
      return Reflect.get(base, key)
    },
  })
  Object.setPrototypeOf(target, prototype)
}

/** Opens the library at the relay of the scene, with the objects that this package passes to it. */
async function openRecorded() {
  const missing = new Set<string>()
  const used = new Set<string>()
  let sign: Sign | undefined
  const parts: ClientCore = createClientCore({
    clock: systemClock,
    WebSocket,
    storage: createClientStorage(createFakeStorage()),
    relayUrls: [scene.relay.url],
    projectId: 'local',
    host: undefined,
    verify: undefined,
    session: (topic) => (sign?.session.keys.includes(topic) ? sign.session.get(topic) : undefined),
    onState: () => undefined,
    onRefused: () => undefined,
    report: () => undefined,
  })
  const { core } = parts
  const { Crypto, Expirer, JsonRpcHistory, Pairing } = walletConnectParts
  const createLogger = () => {
    const logger = createSilentLogger()
    recordMissing(logger, 'logger', missing)
    logger.child = createLogger as typeof logger.child
    return logger
  }
  core.logger = createLogger()
  core.crypto = new Crypto(core, core.logger, core.crypto.keychain)
  core.history = new JsonRpcHistory(core, core.logger)
  core.expirer = new Expirer(core, core.logger)
  core.pairing = new Pairing(core, core.logger)
  const { getWithoutAck } = core.relayer.messages
  core.relayer.messages.getWithoutAck = (topics) => {
    used.add('getWithoutAck')
    return getWithoutAck(topics)
  }
  recordMissing(core, 'core', missing)
  recordMissing(core.relayer, 'relayer', missing)
  recordMissing(core.relayer.messages, 'messages', missing)
  recordMissing(core.crypto.keychain, 'keychain', missing)
  recordMissing(core.heartbeat, 'heartbeat', missing)
  recordMissing(core.storage, 'storage', missing)
  recordMissing(core.verify, 'verify', missing)
  recordMissing(core.eventClient, 'eventClient', missing)
  sign = await walletConnectParts.SignClient.init({ core, logger: createLogger() })
  const opened = sign
  onTestFinished(() => {
    parts.close()
    cancelPending(opened)
  })
  return { sign: opened, core, missing, used }
}

async function connect(sign: Sign): Promise<string> {
  const { uri = '', approval } = await sign.connect({ optionalNamespaces })
  await scene.phone.scan(uri)
  return (await approval()).topic
}

// src/client/createClientCore.ts, createKeyChain.ts, createSilentLogger.ts, createClientStorage.ts and
// src/relay/createRelayer.ts, createMessageLog.ts implement only a part of the library's interfaces.
test('R300: during a visit, the library reads only properties that our objects have', async () => {
  const { sign, missing, used } = await openRecorded()
  const { phone } = scene
  const heard: string[] = []
  for (const name of ['session_event', 'session_update', 'session_extend', 'session_ping', 'session_delete'] as const)
    sign.on(name, () => void heard.push(name))
  const topic = await connect(sign)
  const request = { method: 'personal_sign', params: ['0x00'] }
  await expect(sign.request({ topic, chainId: 'eip155:1', request })).resolves.toBeTruthy()
  await phone.sign.emit({ topic, chainId: 'eip155:1', event: { name: 'accountsChanged', data: [] } })
  await phone.sign.update({ topic, namespaces: everything(optionalNamespaces) })
  await phone.sign.extend({ topic })
  await phone.sign.ping({ topic })
  await phone.sign.disconnect({ topic, reason: endReason })
  await expect
    .poll(() => heard)
    .toEqual(['session_event', 'session_update', 'session_extend', 'session_ping', 'session_delete'])
  await sign.disconnect({ topic: await connect(sign), reason: endReason })
  phone.approveWith('reject')
  await expect(connect(sign)).rejects.toMatchObject({ code: 5000 })
  // One second after its start, the library requests unhandled messages.
  await expect.poll(() => [...used]).toEqual(['getWithoutAck'])
  expect([...missing]).toEqual([])
})

// src/client/createClientCore.ts: the library's own `Core` sets itself on the global object.
test('R300: SignClient uses the given core, and sets nothing on the global object', async () => {
  const before = new Set(Object.getOwnPropertyNames(globalThis))
  const { sign, core } = await openLibrary()
  expect(sign.core).toBe(core)
  expect(Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name))).toEqual([])
})

// src/client/createClientCore.ts: in `start`, the parts begin to read the storage.
test('R300: SignClient.init calls `core.start` before it reads sessions, and starts no part of the core itself', async () => {
  const order: string[] = []
  await openLibrary({
    prepare({ core }) {
      const { start, storage } = core
      const { getItem } = storage
      core.start = async () => {
        order.push('start')
        await start()
        order.push('started')
      }
      storage.getItem = async (key) => {
        order.push(key.split('//')[1] ?? key)
        return getItem(key)
      }
    },
  })
  expect(order.slice(0, order.indexOf('started'))).toEqual(['start', 'history', 'expirer', 'messages', 'pairing'])
  expect(order.slice(order.indexOf('started') + 1)).toEqual([
    'session',
    'proposal',
    'request',
    'authKeys',
    'pairingTopics',
    'requests',
  ])
})

// src/client/createSilentLogger.ts creates a logger for each part.
test('R300: each part logs to a child of the given logger, and marks it', async () => {
  const { core, sign } = await openLibrary()
  const loggers = [core.crypto, core.history, core.expirer, core.pairing, sign].map((part) =>
    Reflect.get(part, 'logger'),
  )
  expect(new Set([core.logger, ...loggers]).size).toBe(6)
  for (const logger of loggers) expect(Reflect.get(logger, 'custom_context')).toEqual(expect.any(String))
})

// src/client/clientVersion.ts is the version that servers receive.
test('R300: `clientVersion` is the installed version of the library', () => {
  const require = createRequire(import.meta.url)
  for (const name of ['core', 'sign-client'])
    expect(`js-${require(`@walletconnect/${name}/package.json`).version}`).toBe(clientVersion)
})
