import type { Ports } from '@latchkey/common'
import { createFakeClock, type FakeClock } from './createFakeClock.js'
import { createFakeFetch, type FakeFetch } from './createFakeFetch.js'
import { createFakeLogger, type FakeLogger } from './createFakeLogger.js'
import { createFakeStorage, type FakeStorage } from './createFakeStorage.js'

/** Fakes for all ports. */
export type FakePorts = Ports & {
  readonly clock: FakeClock
  readonly storage: FakeStorage
  readonly fetch: FakeFetch
  readonly logger: FakeLogger
}

/** Creates fakes for every port. `window` is undefined unless given. */
export function createFakePorts(parts: Partial<FakePorts> = {}): FakePorts {
  return {
    clock: createFakeClock(),
    storage: createFakeStorage(),
    fetch: createFakeFetch(),
    logger: createFakeLogger(),
    window: undefined,
    ...parts,
  }
}
