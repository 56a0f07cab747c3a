import { afterAll, expect } from 'vitest'
import { refuseForeignHosts } from './refuseForeignHosts.mjs'

// Runs before each file of unit tests.
const refused = refuseForeignHosts()
afterAll(() => expect(refused.splice(0), 'hosts that tests tried to reach').toEqual([]))
