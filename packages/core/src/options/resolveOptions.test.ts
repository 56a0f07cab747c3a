import { expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import type { AppKitOptions, Services } from './appKitOptions.js'
import { relayUrlsOf } from './resolveOptions.js'

const projectId = '0123456789abcdefABCDEF0123456789'
const publicRelay = 'wss://relay.walletconnect.org'

test.each<[string, Pick<AppKitOptions, 'projectId' | 'services'>, readonly string[]]>([
  ['the public relay for a project id of 32 hexadecimal digits', { projectId }, [publicRelay]],
  ['the public relay beside other services', { projectId, services: { rpc: 'https://rpc.example' } }, [publicRelay]],
  ['the relay in `services`', { projectId, services: { relay: 'wss://relay.example' } }, ['wss://relay.example']],
  [
    'the relay in `services` for any project id',
    { projectId: 'x', services: { relay: 'wss://relay.example' } },
    ['wss://relay.example'],
  ],
  [
    'the relay hosts in `services`, in their order',
    { projectId: 'x', services: { relay: ['wss://one.example', 'wss://two.example'] } },
    ['wss://one.example', 'wss://two.example'],
  ],
  ['no relay if the app turns it off', { projectId, services: { relay: false } }, []],
  ['no relay for a project id of another form', { projectId: 'my-project' }, []],
  ['no relay for a longer project id', { projectId: `${projectId}0` }, []],
  ['no relay without a project id', {}, []],
  ['no relay in `services` without a project id', { services: { relay: 'wss://relay.example' } }, []],
])('R230, R342: uses %s', (_title, options, urls) => {
  expect(relayUrlsOf(options)).toEqual(urls)
})

test.each<[Services, boolean]>([
  [{}, true],
  [{ relay: false }, false],
])(
  'R230: with a project id of WalletConnect and the services %j, WalletConnect is offered: %s',
  async (services, isOffered) => {
    const { core } = createTestCore({ options: { projectId, services } })
    const ids = (await core.discover()).map(({ id }) => id)
    expect(ids.includes('walletConnect')).toBe(isOffered)
  },
)
