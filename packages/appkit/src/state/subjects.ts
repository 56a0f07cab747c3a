import type { Core } from '@latchkey/core'

/** The parts of core with a state. */
export type Controller = {
  [K in keyof Core]: Core[K] extends { readonly state: object } ? K : never
}[keyof Core]

/** What a reader of an instance's state depends on. */
export type Subject = keyof typeof subjects

/**
 * The parts of core that the state of each subject comes from. A listener of a subject runs only after changes of these
 * parts.
 */
export const subjects = {
  account: ['accounts', 'networks'],
  balance: ['accounts', 'networks', 'options'],
  network: ['networks'],
  view: ['modal', 'connection', 'connectors', 'accounts', 'networks'],
  theme: ['theme'],
  event: ['events'],
} as const satisfies Readonly<Record<string, readonly Controller[]>>

/**
 * Returns whether a change may concern a subject. `changed` is `undefined` for a change of everything, such as the end
 * of loading.
 */
export function concerns(changed: Controller | undefined, subject: Subject | undefined): boolean {
  const parts: readonly Controller[] | undefined = subject && subjects[subject]
  return !changed || !parts || parts.includes(changed)
}
