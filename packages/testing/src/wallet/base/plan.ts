import type { PromptChoice, PromptDetails } from './prompt.js'

/** What a method will do: perhaps ask the person, then run. */
export type Plan = {
  /** Without it the person is not asked. */
  readonly ask?: PromptDetails | undefined
  /** Whether the person must unlock the wallet first. */
  readonly unlock?: boolean | undefined
  run(choice: PromptChoice): unknown
}

/** A method of a wallet: checks what it is given and says what it will do. */
export type PlanRequest = (params: unknown) => Plan
