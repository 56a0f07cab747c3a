import {
  type CaipNetworkId,
  chainNamespaces,
  finite,
  flag,
  guarded,
  isCaipNetworkId,
  listOf,
  type Network,
  namespaceTraits,
  objectOf,
  oneOf,
  optional,
  type Parsed,
  type Parser,
  type Result,
  recordOf,
  safeParseCaipNetworkId,
  safeParseImageUrl,
  text,
} from '@latchkey/common'

const caipNetworkId = guarded(isCaipNetworkId, 'a CAIP-2 id such as eip155:1')
const decimals = guarded(
  (input): input is number => typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= 255,
  'a whole number from 0 to 255',
)
const blockNumber = guarded(
  (input): input is number => typeof input === 'number' && Number.isSafeInteger(input) && input >= 0,
  'a block number',
)
const id: Parser<number | string> = (input, path) =>
  typeof input === 'number'
    ? chainNumber(input, path)
    : text({ max: 64, pattern: /^.+$/, what: 'a chain id' })(input, path)
const chainNumber = guarded(
  (input): input is number => Number.isSafeInteger(input) && (input as number) > 0,
  'a positive whole number',
)
const imageUrl: Parser<string> = (input) => safeParseImageUrl(input, { allowRemote: true })
const http = objectOf({ http: listOf(webUrl(['http:', 'https:', 'ws:', 'wss:']), { min: 1, max: 32 }) })

const shape = objectOf({
  id,
  caipNetworkId: optional(caipNetworkId),
  chainNamespace: optional(oneOf(chainNamespaces)),
  name: text({ max: 128, pattern: /\S/, what: 'a name' }),
  nativeCurrency: objectOf({
    name: text({ max: 64 }),
    symbol: text({ max: 32, pattern: /\S/, what: 'a symbol' }),
    decimals,
  }),
  rpcUrls: objectOf({ default: http, chainDefault: optional(http) }),
  assets: optional(
    objectOf({
      imageId: optional(text({ pattern: /^[A-Za-z0-9_-]{1,64}$/, what: 'an image id' })),
      imageUrl: optional(imageUrl),
    }),
  ),
  blockExplorers: optional(
    objectOf({
      default: objectOf({
        name: text({ max: 128 }),
        url: webUrl(['http:', 'https:']),
        addressPath: optional(text({ max: 64, pattern: /^[\w/-]+$/, what: 'the path of an address' })),
      }),
    }),
  ),
  // viem chains of rollups also list contracts by the id of their parent chain; these are dropped.
  contracts: optional(
    recordOf(objectOf({ address: text({ max: 128 }), blockCreated: optional(blockNumber) }), { skipBad: true }),
  ),
  testnet: optional(flag),
  hasNativeCoin: optional(flag),
  ss58Format: optional(finite(0, 16_383)),
  deprecatedCaipNetworkId: optional(caipNetworkId),
})

/** Parses an entry of the `networks` option into a {@link Network} of plain data. Never throws. */
export function parseNetworkInput(input: unknown): Result<Network> {
  const parsed = shape(input)
  if (!parsed.ok) return parsed
  const caip = identify(parsed.value)
  if (!caip.ok) return caip
  const {
    rpcUrls,
    blockExplorers,
    contracts,
    testnet,
    hasNativeCoin,
    caipNetworkId: _given,
    chainNamespace: _named,
    ...rest
  } = parsed.value
  const explorer = blockExplorers?.default
  return {
    ok: true,
    value: {
      ...rest,
      ...caip.value,
      rpcUrls: { default: rpcUrls.default, chainDefault: rpcUrls.chainDefault ?? rpcUrls.default },
      ...(explorer ? { blockExplorers: { default: { ...explorer, url: explorer.url.replace(/\/{1,8}$/, '') } } } : {}),
      ...(contracts && Object.keys(contracts).length > 0 ? { contracts } : {}),
      ...(testnet ? { testnet } : {}),
      ...(hasNativeCoin === undefined ? {} : { hasNativeCoin }),
    },
  }
}

type Identity = Pick<Network, 'caipNetworkId' | 'chainNamespace'>

/** Returns the CAIP-2 id from the fields that state it. They must agree. */
function identify(input: Parsed<typeof shape>): Result<Identity> {
  const own = input.caipNetworkId ?? (isCaipNetworkId(input.id) ? input.id : guess(input))
  const parsed = safeParseCaipNetworkId(own)
  if (!parsed.ok) return { ok: false, reason: `id: ${parsed.reason}` }
  const { namespace, reference } = parsed.value
  if (input.chainNamespace && input.chainNamespace !== namespace)
    return { ok: false, reason: 'chainNamespace: not that of the CAIP-2 id' }
  const isNumbered = namespaceTraits[namespace].hasNumericIds
  if (isNumbered !== (typeof input.id === 'number'))
    return { ok: false, reason: `id: expected ${isNumbered ? 'a number' : 'text'}` }
  if (isNumbered && reference !== String(input.id)) return { ok: false, reason: 'caipNetworkId: not that of the id' }
  return { ok: true, value: { caipNetworkId: parsed.value.caipNetworkId, chainNamespace: namespace } }
}

function guess({ id, chainNamespace }: Parsed<typeof shape>): CaipNetworkId {
  return `${chainNamespace ?? 'eip155'}:${id}`
}

function webUrl(protocols: readonly string[]): Parser<string> {
  const isUrl = (input: unknown): input is string =>
    typeof input === 'string' && input.length <= 2_048 && !/\s/.test(input) && protocols.includes(protocolOf(input))
  return guarded(isUrl, `a URL (${protocols.join(', ')})`)
}

function protocolOf(value: string): string {
  try {
    return new URL(value).protocol
  } catch {
    return ''
  }
}
