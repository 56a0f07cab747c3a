import { json, listOf, objectOf, type Parsed, readBytes, recordOf } from '@latchkey/common'

/**
 * The permissions of a sign-in (ERC-5573): abilities by resource, each with its limits. A wallet grants the methods of
 * its session by them.
 */
export type Recap = Parsed<typeof safeParseRecap>

const prefix = 'urn:recap:'
/** The resource and the ability for methods, as wallets expect them. */
const resource = 'eip155'
const ability = 'request'
const sentence = 'I further authorize the stated URI to perform the following actions on my behalf: '

const limits = listOf(
  recordOf((value) => ({ ok: true, value }), { max: 10 }),
  { max: 10 },
)
const abilities = recordOf(limits, { max: 200 })
const safeParseRecap = json(objectOf({ att: recordOf(abilities, { max: 20 }) }), { max: 20_000 })

/** Returns the permissions for methods as the last resource of a sign-in message. */
export function writeRecap(methods: readonly string[]): string {
  const names = [...methods].sort((one, other) => one.localeCompare(other))
  const att = { [resource]: Object.fromEntries(names.map((name) => [`${ability}/${name}`, [{}]])) }
  return prefix + btoa(JSON.stringify({ att })).replace(/=+$/, '')
}

/** Reads the permissions among the resources of a message, which are the last one. */
export function readRecap(resources: readonly string[] | undefined): Recap | undefined {
  const last = resources?.at(-1)
  if (!last?.startsWith(prefix)) return undefined
  const bytes = readBytes(last.slice(prefix.length), { encodings: ['base64'] })
  const parsed = safeParseRecap(bytes && new TextDecoder().decode(bytes))
  return parsed.ok ? parsed.value : undefined
}

/** Returns the granted methods. */
export function methodsOf({ att }: Recap): readonly string[] {
  return Object.keys(att[resource] ?? {}).flatMap((name) => name.split('/')[1] || [])
}

/** Returns the networks to which the methods are limited. Values are not checked. */
export function networksOf({ att }: Recap): readonly unknown[] {
  return Object.values(att[resource] ?? {}).flatMap(([first]) => first?.chains ?? [])
}

/** Returns a statement with the sentence that states the permissions. Wallets may have added it already. */
export function describeRecap(statement: string | undefined, { att }: Recap): string {
  if (statement?.includes(sentence)) return statement
  let count = 0
  const parts = Object.entries(att).map(([name, granted]) => {
    const actions = Object.keys(granted)
      .map((key) => key.split('/'))
      .sort(([, one = ''], [, other = '']) => one.localeCompare(other))
    const kinds = [...new Set(actions.map(([kind]) => kind))]
    const listed = kinds.map((kind) => {
      const names = actions.flatMap(([own, action]) => (own === kind ? `'${action}'` : []))
      return `(${++count}) '${kind}': ${names.join(', ')} for '${name}'`
    })
    return `${listed.join(', ')}.`
  })
  return `${statement ? `${statement} ` : ''}${sentence}${parts.join(' ')}`
}
