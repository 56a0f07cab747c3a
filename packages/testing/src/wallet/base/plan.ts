import type { PromptChoice, PromptDetails } from './prompt.js'

/** The steps of a method: an optional prompt, then the action. */
export type Plan = {
  /** The prompt. Without it the user is not asked. */
  readonly ask?: PromptDetails | undefined
  /** Whether the user must unlock the wallet first. */
  readonly unlock?: boolean | undefined
  run(choice: PromptChoice): unknown
}

/** A method of a wallet: validates its parameters and returns its plan. */
export type PlanRequest = (params: unknown) => Plan
