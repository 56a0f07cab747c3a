import { createEmitter } from '@latchkey/common'
import type { Prompt, PromptChoice, PromptDetails } from './prompt.js'
import { ProviderError } from './providerError.js'

/** The pending prompts of a wallet. */
export type PromptList = {
  /** Opens a prompt. Resolves with the user's choice; rejects like the wallet does when its user rejects. */
  ask(details: PromptDetails, method: string, origin: string): Promise<PromptChoice>
  get(): readonly Prompt[]
  watch(listener: (prompts: readonly Prompt[]) => void): () => void
}

/**
 * Creates a {@link PromptList}. `declined` creates the error of a rejected prompt, by default one with code 4001. With
 * `keepsClosedRequests`, a prompt whose window is closed stays pending.
 */
export function createPromptList(
  declined: () => unknown = () => new ProviderError(4001),
  keepsClosedRequests = false,
): PromptList {
  const changes = createEmitter<readonly Prompt[]>()
  let prompts: readonly Prompt[] = []
  let lastId = 0
  const update = (next: readonly Prompt[]) => {
    prompts = next
    changes.emit(prompts)
  }
  return {
    ask: (details, method, origin) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        const close = (settle: () => void) => {
          if (!prompts.some((prompt) => prompt.id === id)) return
          settle()
          update(prompts.filter((prompt) => prompt.id !== id))
        }
        const approve = (choice: PromptChoice = {}) => close(() => resolve(choice))
        const decline = () => close(() => reject(declined()))
        const closeWindow = () =>
          close(() => {
            if (!keepsClosedRequests) reject(new Error('User closed popup'))
          })
        update([...prompts, { ...details, id, method, origin, approve, reject: decline, close: closeWindow }])
      }),
    get: () => prompts,
    watch(listener) {
      listener(prompts)
      return changes.watch(listener)
    },
  }
}
